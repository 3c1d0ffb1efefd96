import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/ArticleMeta.module.scss';
import { ShareButton } from '@/components/article/ShareButton.client';
import { Badge } from '@/components/cards/Badge';
import type { Article } from '@/lib/content/article';

type Props = { article: Article };

/** Category, date, author and reading time under the hero. */
export async function ArticleMeta({ article }: Props) {
  const t = await getTranslations('ArticlePage');
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
      <ShareButton
        className={styles.share}
        title={article.title.text}
        words={{ share: t('share'), copied: t('copied') }}
      />
    </div>
  );
}
