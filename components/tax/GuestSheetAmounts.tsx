import { getTranslations } from 'next-intl/server';
import { AmountRows } from '@/components/tax/AmountRows';
import styles from '@/components/tax/GuestSheet.module.scss';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { EXEMPT_STAY_OVER_DAYS } from '@/lib/tax/tax';

type Props = { language: Language };

/** The amounts per night on the guest sheet. */
export async function GuestSheetAmounts({ language }: Props) {
  const locale = LANGUAGE_TAG[language];
  const t = await getTranslations({ locale, namespace: 'GuestSheetPage.sheet.tax' });
  const amounts = await getTranslations({ locale, namespace: 'TaxPage.residence.amounts' });
  return (
    <section>
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      <table className={styles.amounts} aria-label={amounts('caption')}>
        <AmountRows t={amounts} toRate={(amount) => t('rate', { amount })} />
      </table>
      <p className={styles.small}>{t('exempt', { days: EXEMPT_STAY_OVER_DAYS })}</p>
    </section>
  );
}
