import styles from '@/components/search/PopularPages.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import type { PopularPage } from '@/lib/search/clientIndex';

/** Links to the most visited pages. */
export const PopularPages = ({ pages, title }: { pages: readonly PopularPage[]; title: string }) => (
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
