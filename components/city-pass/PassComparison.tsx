import { getTranslations } from 'next-intl/server';
import { AttractionName } from '@/components/city-pass/AttractionName';
import styles from '@/components/city-pass/PassComparison.module.scss';
import { PassMark } from '@/components/city-pass/PassMark';
import { ScrollableTable } from '@/components/ui/text/ScrollableTable';
import { CITY_PASSES, PASS_M_ADDED_ATTRACTIONS, PASS_S_ATTRACTIONS } from '@/lib/cityPass';

/** Compares the passes: common attractions, those of the larger pass only, prices. */
export async function PassComparison() {
  const t = await getTranslations('CityPassPage');
  const [small, large] = CITY_PASSES;
  const added = PASS_M_ADDED_ATTRACTIONS;
  return (
    <div className={styles.comparison}>
      <p className={styles.difference}>
        {t('comparison.difference', { amount: large.priceEur - small.priceEur, count: added.length })}
      </p>
      <ScrollableTable
        caption={t('comparison.caption')}
        id="comparison-caption"
        columns={[t('comparison.place'), ...CITY_PASSES.map(({ id }) => t(`passes.${id}.title`))]}
      >
        {[PASS_S_ATTRACTIONS, added].map((places) => (
          <tbody key={places[0]}>
            {places === added && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={CITY_PASSES.length + 1}>
                  {t('comparison.onlyIn', { pass: large.id })}
                </th>
              </tr>
            )}
            {places.map((key) => (
              <tr key={key}>
                <th scope="row">
                  <AttractionName attraction={key} />
                </th>
                {CITY_PASSES.map(({ id, attractions }) => (
                  <PassMark key={id} pass={id} isIncluded={attractions.includes(key)} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t('priceLabel')}</th>
            {CITY_PASSES.map(({ id, priceEur }) => (
              <td key={id}>{t('price', { amount: priceEur })}</td>
            ))}
          </tr>
        </tfoot>
      </ScrollableTable>
      <p className={styles.unnamed}>{t('unnamed')}</p>
    </div>
  );
}
