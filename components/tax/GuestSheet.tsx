import { AmountRows } from '@/components/tax/AmountRows';
import { deskFacts } from '@/components/tax/deskFacts';
import styles from '@/components/tax/GuestSheet.module.scss';
import { Facts } from '@/components/ui/text/Facts';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { sharedHref } from '@/lib/routing/href';
import { COUNTRY_CODE } from '@/lib/routing/telHref';
import { env } from '@/lib/server/env';
import { site } from '@/lib/site';
import { RESIDENCE_TAX } from '@/lib/tax/tax';
import { EMERGENCY_NUMBERS, TAXIS } from '@/lib/visitor-info/transport';

const BLANKS = ['host', 'hostPhone', 'wifi'] as const;

/** One printable A4 page for the guests of a host, in one language, with blank lines for the host’s details. */
export function GuestSheet({ language }: { language: Language }) {
  const t = translator(language, 'GuestSheetPage.sheet');
  const services = translator(language, 'VisitorsInfoPage.emergency.items');
  const hours = RESIDENCE_TAX.registrationHours;
  const emergency = EMERGENCY_NUMBERS.map(({ key, number }) => ({ label: services(key), number }));
  const taxis = TAXIS.map(({ kind, number }) => ({ label: t(`taxi.${kind}`), number }));
  return (
    <article className={styles.sheet} lang={LANGUAGE_TAG[language]}>
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
      <Amounts language={language} />
      <div className={styles.numbers}>
        <Numbers title={t('emergency.title')} entries={emergency} />
        <Numbers title={t('taxi.title')} entries={taxis} note={t('taxi.note', { prefix: COUNTRY_CODE })} />
      </div>
      <Desk language={language} />
    </article>
  );
}

/** The amounts per night on the guest sheet. */
function Amounts({ language }: { language: Language }) {
  const t = translator(language, 'GuestSheetPage.sheet.tax');
  const amounts = translator(language, 'TaxPage.residence.amounts');
  return (
    <section>
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      <table className={styles.amounts} aria-label={amounts('caption')}>
        <AmountRows language={language} toRate={(amount) => t('rate', { amount })} />
      </table>
      <p className={styles.small}>{t('exempt', { days: RESIDENCE_TAX.exemptOverDays })}</p>
    </section>
  );
}

type NumbersProps = { title: string; entries: readonly { label: string; number: string }[]; note?: string };

/** Phone numbers on the guest sheet, one per line. */
function Numbers({ title, entries, note }: NumbersProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.entries}>
        {entries.map(({ label, number }) => (
          <div key={number}>
            <dt>{label}</dt>
            <dd>
              <PhoneLink number={number} />
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.small}>{note}</p>}
    </section>
  );
}

/** The information desk on the guest sheet, and the URL of the site. */
function Desk({ language }: { language: Language }) {
  const t = translator(language, 'GuestSheetPage.sheet.desk');
  const web = { label: t('web'), value: `${env().siteUrl}${sharedHref(language, 'tax')}` };
  return (
    <section className={styles.desk}>
      <h3>{site.desk[language]}</h3>
      <Facts className={styles.facts} facts={[...deskFacts(language), web]} />
    </section>
  );
}
