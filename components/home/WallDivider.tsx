import styles from '@/components/home/WallDivider.module.scss';

/** A divider in the shape of the town walls, shown after a section on the colour of the page. */
export const WallDivider = () => <div className={styles.line} />;
