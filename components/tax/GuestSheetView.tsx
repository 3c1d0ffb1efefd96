import { getTranslations } from 'next-intl/server';
import { GuestSheet } from '@/components/tax/GuestSheet';
import styles from '@/components/tax/GuestSheetView.module.scss';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { PrintButton } from '@/components/ui/page/PrintButton.client';
import { HREFLANG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { guestSheetHref, sharedHref } from '@/lib/routing/href';

type Props = {
  /** The language of the sheet itself. */
  sheet: Language;
};

/** A preview of the guest sheet with controls for the host; only the sheet is printed. */
export async function GuestSheetView({ sheet }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('GuestSheetPage');
  return (
    <>
      <div className={styles.screen}>
        <Hero title={{ text: t('title') }} lead={{ text: t('lead') }} picture={null} />
      </div>
      <Band>
        <div className={styles.screen}>
          <nav className={styles.ways} aria-label={t('languages')}>
            {LANGUAGES.map((each) => (
              <a
                key={each}
                href={guestSheetHref(language, each)}
                hrefLang={HREFLANG[each]}
                aria-current={each === sheet ? 'page' : undefined}
              >
                {t(each)}
              </a>
            ))}
            <a href={sharedHref(language, 'tax')}>{t('back')}</a>
          </nav>
          <div className={styles.ways}>
            <PrintButton className={styles.print}>{t('print')}</PrintButton>
            <p>{t('how')}</p>
          </div>
        </div>
        <GuestSheet language={sheet} />
      </Band>
    </>
  );
}
