import styles from '@/components/search/PopularPages.module.scss';
import { SectionLink } from '@/components/ui/page/SectionLink';
import type { PopularPage } from '@/lib/search/clientIndex';

/** Links to the most visited pages. */
export const PopularPages = ({ pages, title }: { pages: readonly PopularPage[]; title: string }) => (
  <nav className={styles.popular} aria-label={title}>
    <p>{title}</p>
    <ul>
      {pages.map((page) => (
        <li key={page.href}>
          <SectionLink href={page.href}>{page.title}</SectionLink>
        </li>
      ))}
    </ul>
  </nav>
);
