import { getTranslations } from 'next-intl/server';
import { ScrollableTable } from '@/components/ui/text/ScrollableTable';
import styles from '@/components/visitor-info/DistanceTable.module.scss';
import { RouteMap } from '@/components/visitor-info/RouteMap';
import { DISTANCES } from '@/lib/visitor-info/transport';

/** Distances by road, as a drawing and as a table. */
export async function DistanceTable() {
  const t = await getTranslations('VisitorsInfoPage.distances');
  return (
    <>
      <p>{t('intro')}</p>
      <div className={styles.sides}>
        <RouteMap />
        <ScrollableTable caption={t('caption')} id="distance-caption" columns={[t('to'), t('road'), t('distance')]}>
          <tbody>
            {DISTANCES.map(({ to, route, km }) => (
              <tr key={route}>
                <th scope="row">{t(`places.${to}`)}</th>
                <td>{t(`routes.${route}`)}</td>
                <td>{t('value', { km })}</td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      </div>
      <p>{t('note')}</p>
    </>
  );
}
