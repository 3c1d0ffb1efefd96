import { getTranslations } from 'next-intl/server';
import styles from '@/components/ui/page/Breadcrumbs.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ContentText } from '@/components/ui/text/ContentText';
import type { Crumb } from '@/lib/articles/article';

/** Breadcrumbs without the page itself, whose title is the heading below. */
export async function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = await getTranslations('Site');
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <PageLink href={href}>
              <ContentText text={name} />
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
