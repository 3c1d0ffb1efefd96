import { getTranslations } from 'next-intl/server';
import styles from '@/components/tax/GuestSheet.module.scss';
import { GuestSheetAmounts } from '@/components/tax/GuestSheetAmounts';
import { GuestSheetDesk } from '@/components/tax/GuestSheetDesk';
import { GuestSheetNumbers } from '@/components/tax/GuestSheetNumbers';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { REGISTRATION_DEADLINE_HOURS } from '@/lib/tax/tax';
import { COUNTRY_CODE } from '@/lib/visitor-info/telephone';
import { EMERGENCY_NUMBERS, TAXIS } from '@/lib/visitor-info/transport';

const BLANKS = ['host', 'hostPhone', 'wifi'] as const;

type Props = { language: Language };

/** One printable A4 page for the guests of a host, in one language, with blank lines for the host’s details. */
export async function GuestSheet({ language }: Props) {
  const locale = LANGUAGE_TAG[language];
  const t = await getTranslations({ locale, namespace: 'GuestSheetPage.sheet' });
  const hours = REGISTRATION_DEADLINE_HOURS;
  const emergency = EMERGENCY_NUMBERS.map(({ key, number }) => ({ label: t(`emergency.${key}`), number }));
  const taxis = TAXIS.map(({ kind, number }) => ({ label: t(`taxi.${kind}`), number }));
  return (
    <article className={styles.sheet} lang={locale}>
      <header>
        <h2>{t('title')}</h2>
        <p>{t('subtitle')}</p>
      </header>
      <ul className={styles.blanks}>
        {BLANKS.map((blank) => (
          <li key={blank}>{t(blank)}</li>
        ))}
      </ul>
      <section className={styles.duty}>
        <h3>{t('registration.title', { hours })}</h3>
        <p>{t('registration.text', { hours })}</p>
      </section>
      <GuestSheetAmounts language={language} />
      <div className={styles.numbers}>
        <GuestSheetNumbers title={t('emergency.title')} entries={emergency} />
        <GuestSheetNumbers title={t('taxi.title')} entries={taxis} note={t('taxi.note', { prefix: COUNTRY_CODE })} />
      </div>
      <GuestSheetDesk language={language} />
    </article>
  );
}
