import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import styles from '@/components/visitor-info/numbers.module.scss';
import { EMERGENCY_NUMBERS } from '@/lib/visitor-info/transport';

/** The emergency numbers, without the country code, with which they do not work. */
export async function EmergencyNumbers() {
  const t = await getTranslations('VisitorsInfoPage.emergency');
  return (
    <>
      <p>{t('intro')}</p>
      <ul className={styles.numbers}>
        {EMERGENCY_NUMBERS.map(({ key, number }) => (
          <li key={key}>
            {t(`items.${key}`)} <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    </>
  );
}
