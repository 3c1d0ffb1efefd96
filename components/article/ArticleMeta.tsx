import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/ArticleMeta.module.scss';
import { ShareButton } from '@/components/article/ShareButton.client';
import { Badge } from '@/components/cards/Badge';
import { KeepButton } from '@/components/trip/KeepButton.client';
import type { Article } from '@/lib/articles/article';
import { toIsoDay } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { tripHref } from '@/lib/routing/tripHref';
import { writeTrip } from '@/lib/trip/trip';

type Props = { article: Article; language: Language };

/** An event of one day is kept for that day. */
const toKept = ({ id, event }: Article): string =>
  writeTrip([{ id, day: event && !event.isOver && !event.to ? toIsoDay(event.from) : null }]);

/** Category, date, author and reading time under the hero, and the ways to keep the article and to send it on. */
export async function ArticleMeta({ article, language }: Props) {
  const t = await getTranslations('ArticlePage');
  const keep = await getTranslations('Keep');
  return (
    <div className={styles.meta}>
      {article.badge && <Badge badge={article.badge} href={article.badge.href} />}
      {article.published && (
        <p>
          <time dateTime={article.publishedIso ?? undefined}>{article.published}</time>
        </p>
      )}
      {article.author && <p>{t('author', { author: article.author })}</p>}
      <p>{t('minutes', { minutes: article.minutes })}</p>
      <div className={styles.ways}>
        <KeepButton
          thing={toKept(article)}
          href={tripHref(language)}
          words={{
            keep: keep('keep'),
            label: keep('label'),
            kept: keep('kept'),
            removed: keep('removed'),
            full: keep('full'),
            refused: keep('refused'),
            trip: keep('trip'),
          }}
        />
        <ShareButton
          className={styles.share}
          title={article.title.text}
          words={{ share: t('share'), copied: t('copied') }}
        />
      </div>
    </div>
  );
}
