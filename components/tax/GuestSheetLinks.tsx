import { getTranslations } from 'next-intl/server';
import styles from '@/components/tax/GuestSheetLinks.module.scss';
import { HREFLANG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { guestSheetHref } from '@/lib/routing/href';
import { REGISTRATION_DEADLINE_HOURS } from '@/lib/tax/tax';

type Props = { language: Language };

/** Links to the guest sheet in each language. */
export async function GuestSheetLinks({ language }: Props) {
  const t = await getTranslations('TaxPage.sheetLinks');
  return (
    <>
      <p>{t('text', { hours: REGISTRATION_DEADLINE_HOURS })}</p>
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
