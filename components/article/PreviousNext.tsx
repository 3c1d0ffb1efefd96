import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/PreviousNext.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { TitleText } from '@/components/ui/text/ContentText';
import type { Card } from '@/lib/articles/card';

/** Links to the previous and the next article, at the foot of an article. */
export async function PreviousNext({ previous, next }: { previous: Card | null; next: Card | null }) {
  const t = await getTranslations('ArticlePage');
  if (!previous && !next) return null;
  const entries = [
    { card: previous, label: t('previousArticle'), rel: 'prev' },
    { card: next, label: t('nextArticle'), rel: 'next' },
  ];
  return (
    <nav className={styles.nav} aria-label={t('reading')}>
      {entries.map(({ card, label, rel }) => (
        <p key={rel}>
          {card && (
            <PageLink href={card.href} rel={rel}>
              <span>{label}</span>{' '}
              <b>
                <TitleText text={card.title} />
              </b>
            </PageLink>
          )}
        </p>
      ))}
    </nav>
  );
}
