import { getTranslations } from 'next-intl/server';
import styles from '@/components/tax/GuestSheetLinks.module.scss';
import { HREFLANG, LANGUAGES } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { guestSheetHref } from '@/lib/routing/href';
import { RESIDENCE_TAX } from '@/lib/tax/tax';

/** Links to the guest sheet in each language. */
export async function GuestSheetLinks() {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage.sheetLinks');
  return (
    <>
      <p>{t('text', { hours: RESIDENCE_TAX.registrationHours })}</p>
      <ul className={styles.links}>
        {LANGUAGES.map((sheet) => (
          <li key={sheet}>
            <a href={guestSheetHref(language, sheet)} hrefLang={HREFLANG[sheet]}>
              {t(sheet)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
