import Link from 'next/link';
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
            <Link href={page.href} prefetch={false}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
