import { getTranslations } from 'next-intl/server';
import { Body } from '@/components/article/Body';
import styles from '@/components/article/CategoryIntro.module.scss';
import type { Category } from '@/lib/articles/article';

type Props = { description: Category['description'] };

/** The first balanced part of a category’s description; the rest waits behind ‘Read more’. */
export async function CategoryIntro({ description: { first, rest, language } }: Props) {
  const t = await getTranslations('CategoryPage');
  if (first.length === 0) return null;
  return (
    <div className={styles.intro}>
      <Body sections={first} language={language} />
      {rest.length > 0 && (
        <details>
          <summary>
            <span className={styles.more}>{t('readMore')}</span>
            <span className={styles.less}>{t('readLess')}</span>
          </summary>
          <Body sections={rest} language={language} />
        </details>
      )}
    </div>
  );
}
