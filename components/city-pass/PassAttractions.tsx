import { getTranslations } from 'next-intl/server';
import styles from '@/components/city-pass/PassAttractions.module.scss';
import type { CityPass } from '@/lib/visitor-info/cityPass';

type Props = {
  pass: CityPass;
  /** The smaller pass, whose attractions are not repeated here. */
  smaller: CityPass | null;
};

/** The attractions of a pass, each with a description and notes. */
export async function PassAttractions({ pass, smaller }: Props) {
  const t = await getTranslations('CityPassPage');
  const own = pass.attractions.filter((key) => !smaller?.attractions.includes(key));
  return (
    <section className={styles.attractions} aria-labelledby={`opens-${pass.id}`}>
      <h3 id={`opens-${pass.id}`}>{t('attractionsTitle', { pass: pass.id })}</h3>
      {smaller && (
        <p className={styles.also}>{t('alsoAll', { count: smaller.attractions.length, pass: smaller.id })}</p>
      )}
      <ul>
        {own.map((key) => (
          <li key={key}>
            <h4>{t(`attractions.${key}.name`)}</h4>
            <p>{t(`attractions.${key}.description`)}</p>
            <p className={styles.note}>{t(`attractions.${key}.note`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
