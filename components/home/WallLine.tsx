import styles from '@/components/home/WallLine.module.scss';

/** A divider in the shape of the town walls, shown after a section on the colour of the page. */
export const WallLine = () => <div className={styles.line} />;
