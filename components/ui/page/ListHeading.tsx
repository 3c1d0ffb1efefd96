import styles from '@/components/ui/page/ListHeading.module.scss';

type Props = { children: string };

/** A visually hidden heading, for a list that directly follows the title of the page. */
export function ListHeading({ children }: Props) {
  return <h2 className={styles.heading}>{children}</h2>;
}
