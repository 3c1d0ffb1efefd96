import { getTranslations } from 'next-intl/server';
import { AttractionName } from '@/components/city-pass/AttractionName';
import styles from '@/components/city-pass/PassAttractions.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ATTRACTION_PLACES, CITY_PASSES, type CityPass, isNamed, type PlaceHrefs } from '@/lib/cityPass';

type Props = { pass: CityPass; hrefs: PlaceHrefs };

/** All attractions of a pass by name, described under the first pass that has them, and a note on those without one. */
export async function PassAttractions({ pass, hrefs }: Props) {
  const t = await getTranslations('CityPassPage');
  return (
    <section className={styles.attractions} aria-labelledby={`opens-${pass.id}`}>
      <h3 id={`opens-${pass.id}`}>{t('attractionsTitle', { pass: pass.id })}</h3>
      <ul>
        {pass.attractions.map((key) => {
          const href = isNamed(key) && hrefs[ATTRACTION_PLACES[key]];
          const name = <AttractionName attraction={key} />;
          const first = CITY_PASSES.find(({ attractions }) => attractions.includes(key));
          return (
            <li key={key}>
              <h4>{href ? <PageLink href={href}>{name}</PageLink> : name}</h4>
              {isNamed(key) && pass === first && (
                <>
                  <p>{t(`attractions.${key}.description`)}</p>
                  <p className={styles.note}>{t(`attractions.${key}.note`)}</p>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t('unnamed')}</p>
    </section>
  );
}
