import { getTranslations } from 'next-intl/server';
import styles from '@/components/visitor/StorageTable.module.scss';
import { TableBox } from '@/components/visitor/TableBox';
import { STORED } from '@/lib/facts/storage';

/** What the site keeps on the visitor’s device: every entry of the one list, and nothing else. */
export async function StorageTable() {
  const t = await getTranslations('CookiePolicyPage');
  return (
    <TableBox caption={t('table.caption')} id="storage-caption">
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">{t('table.type')}</th>
          <th scope="col">{t('table.purpose')}</th>
          <th scope="col">{t('table.duration')}</th>
        </tr>
      </thead>
      <tbody>
        {STORED.map(({ key, kind, days }) => (
          <tr key={key}>
            <th scope="row">
              <code className={styles.key}>{key}</code>
              <span className={styles.label}>{t(`items.${key}.label`)}</span>
            </th>
            <td>{t(`types.${kind}`)}</td>
            <td className={styles.purpose}>{t(`items.${key}.purpose`)}</td>
            <td>{t(`items.${key}.duration`, { days: days ?? 0 })}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
