import { PageLink } from '@/components/page/PageLink.client';
import styles from '@/components/search/PopularPages.module.scss';
import type { PopularPage } from '@/lib/content/search/searchIndex';

type Props = { pages: readonly PopularPage[]; title: string };

/** Where most visitors want to go. */
export function PopularPages({ pages, title }: Props) {
  return (
    <nav className={styles.popular} aria-label={title}>
      <p>{title}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <PageLink href={page.href}>{page.title}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
