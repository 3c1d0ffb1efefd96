import { getTranslations } from 'next-intl/server';
import styles from '@/components/lists/NewsFeedLink.module.scss';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { feedHref } from '@/lib/routing/href';

/** The news in a visitor’s own reader. */
export async function NewsFeedLink() {
  const language = await pageLanguage();
  const t = await getTranslations('NewsPage');
  return (
    <p className={styles.feed}>
      {t('feedText')}{' '}
      <a href={feedHref(language)} type="application/atom+xml">
        {t('feed')}
      </a>
    </p>
  );
}
