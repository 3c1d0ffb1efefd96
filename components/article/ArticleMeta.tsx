import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/ArticleMeta.module.scss';
import { Badge } from '@/components/cards/Badge';
import { SaveButton } from '@/components/trip/SaveButton.client';
import { ShareButton } from '@/components/ui/page/ShareButton.client';
import { ContentText } from '@/components/ui/text/ContentText';
import type { Article } from '@/lib/articles/article';
import { formatDate } from '@/lib/i18n/dates';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { tripEntriesHref, tripHref } from '@/lib/routing/browserHref';
import { serializeTrip, type TripItem } from '@/lib/trip/trip';

/** An event of one day is saved with that day. */
const toTripItem = ({ id, event }: Article): TripItem => ({
  id,
  day: event && !event.isOver && !event.to ? event.from : null,
});

/** Category, date, author, reading time and credit of the picture under the hero, and buttons to save and to share the article. */
export async function ArticleMeta({ article }: { article: Article }) {
  const language = await pageLanguage();
  const t = await getTranslations('ArticlePage');
  const item = toTripItem(article);
  const { SaveButton: saveMessages, ShareButton: shareMessages } = MESSAGES[language];
  return (
    <div className={styles.meta}>
      {article.badge && <Badge badge={article.badge} />}
      {article.published && (
        <p>
          {article.isGuidance ? (
            `${t('card.guidance')}, `
          ) : (
            // An unlabelled date could be mistaken for the event's.
            <span className={article.section === 'events' ? undefined : 'visually-hidden'}>{t('published')} </span>
          )}
          <time dateTime={article.published}>{formatDate(article.published)}</time>
        </p>
      )}
      {article.author && <p>{t('author', { author: article.author })}</p>}
      <p>{t('minutes', { minutes: article.minutes })}</p>
      {article.picture?.credit && (
        <p>
          <ContentText text={article.picture.credit} />
        </p>
      )}
      <div className={styles.ways}>
        <SaveButton
          item={item}
          href={tripHref(language)}
          entriesHref={tripEntriesHref(language, serializeTrip([item]))}
          messages={saveMessages}
        />
        <ShareButton
          className={styles.share}
          title={article.title.text}
          href={article.addresses[language]}
          messages={shareMessages}
        />
      </div>
    </div>
  );
}
