import styles from '@/components/ui/page/ListHeading.module.scss';

type Props = { children: string };

/** The heading of a list that follows the page’s title at once: heard and jumped to, not seen. */
export function ListHeading({ children }: Props) {
  return <h2 className={styles.heading}>{children}</h2>;
}
