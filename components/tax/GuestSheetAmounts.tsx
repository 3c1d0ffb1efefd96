import { getTranslations } from 'next-intl/server';
import styles from '@/components/tax/GuestSheet.module.scss';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import {
  ADULT_PER_NIGHT_EUR,
  CHILD_FROM_AGE_YEARS,
  CHILD_PER_NIGHT_EUR,
  CHILD_TO_AGE_YEARS,
  EXEMPT_STAY_OVER_DAYS,
} from '@/lib/tax/tax';

type Props = { language: Language };

/** The amounts per night on the guest sheet. */
export async function GuestSheetAmounts({ language }: Props) {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'GuestSheetPage.sheet.tax' });
  const rows = [
    { guest: t('adults'), amount: t('rate', { amount: ADULT_PER_NIGHT_EUR }) },
    {
      guest: t('children', { from: CHILD_FROM_AGE_YEARS, to: CHILD_TO_AGE_YEARS }),
      amount: t('rate', { amount: CHILD_PER_NIGHT_EUR }),
    },
    { guest: t('young', { age: CHILD_FROM_AGE_YEARS }), amount: t('free') },
  ];
  return (
    <section>
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      <table className={styles.amounts} aria-label={t('caption')}>
        <tbody>
          {rows.map(({ guest, amount }) => (
            <tr key={guest}>
              <th scope="row">{guest}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.small}>{t('exempt', { days: EXEMPT_STAY_OVER_DAYS })}</p>
    </section>
  );
}
