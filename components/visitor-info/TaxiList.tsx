import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import styles from '@/components/visitor-info/numbers.module.scss';
import { COUNTRY_CODE } from '@/lib/routing/telHref';
import { TAXIS } from '@/lib/visitor-info/transport';

/** The five taxi numbers, as large touch targets. */
export async function TaxiList() {
  const t = await getTranslations('VisitorsInfoPage.taxis');
  return (
    <>
      <p>{t('intro', { count: TAXIS.length })}</p>
      <ul className={styles.numbers}>
        {TAXIS.map(({ number, kind }) => (
          <li key={number} data-kind={kind}>
            {t.rich(kind, { phone: () => <PhoneLink number={number} /> })}
          </li>
        ))}
      </ul>
      <p>{t('note', { prefix: COUNTRY_CODE })}</p>
    </>
  );
}
