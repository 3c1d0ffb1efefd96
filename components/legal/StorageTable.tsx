import { getTranslations } from 'next-intl/server';
import styles from '@/components/legal/StorageTable.module.scss';
import { ScrollableTable } from '@/components/ui/text/ScrollableTable';
import { STORAGE_ITEMS } from '@/lib/browserStorage';

/** Table of everything the site stores on the visitor’s device, from the list in `STORAGE_ITEMS`. */
export async function StorageTable() {
  const t = await getTranslations('CookiePolicyPage');
  return (
    <ScrollableTable caption={t('table.caption')} id="storage-caption" columns={[t('table.name'), t('table.purpose')]}>
      <tbody>
        {STORAGE_ITEMS.map(({ key, kind, days }) => (
          <tr key={key}>
            <th scope="row">
              <code className={styles.key}>{key}</code> <small>{t(`items.${key}.label`)}</small>
            </th>
            <td>
              {t(`items.${key}.purpose`)}{' '}
              <small>
                {t('table.stored', {
                  type: t(`types.${kind}`),
                  duration: t(`items.${key}.duration`, { days: days ?? 0 }),
                })}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
