import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/lists/ArticleList';
import styles from '@/components/lists/NewsList.module.scss';
import type { Card } from '@/lib/articles/card';
import type { Paged } from '@/lib/cms/schema/paged';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { feedHref } from '@/lib/routing/href';

/** News one below the other, page by page, and a link to their feed; while there is none, a sentence that says so. */
export async function NewsList({ news, href }: { news: Paged<Card>; href: string }) {
  const t = await getTranslations('NewsPage');
  if (news.data.length === 0 && news.lastPage === 1) return <p>{t('empty')}</p>;
  return (
    <>
      <h2 className="visually-hidden">{t('list')}</h2>
      <ArticleList kind="news" {...news} href={href} />
      <p className={styles.feed}>
        {t('feedText')}{' '}
        <a href={feedHref(await pageLanguage())} type="application/atom+xml">
          {t('feed')}
        </a>
      </p>
    </>
  );
}
