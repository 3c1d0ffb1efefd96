import { getTranslations } from 'next-intl/server';
import { LanguageLink } from '@/components/ui/chrome/LanguageLink.client';
import styles from '@/components/ui/chrome/LanguageSwitch.module.scss';
import { HREFLANG, LANGUAGE_LABEL, LANGUAGE_TAG, LANGUAGES } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** The languages of the site, each a link to its home page. */
export async function LanguageSwitch() {
  const current = await pageLanguage();
  const t = await getTranslations('LanguageSwitch');
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fieldset, and two of them need no landmark
    <div className={styles.switch} role="group" aria-label={t('label')}>
      {LANGUAGES.map((language) => (
        <LanguageLink
          key={language}
          language={language}
          // Selects the language even if no script writes the cookie.
          href={`/?lang=${language}`}
          hrefLang={HREFLANG[language]}
          lang={LANGUAGE_TAG[language]}
          aria-current={language === current ? 'true' : undefined}
          aria-label={`${LANGUAGE_LABEL[language]}, ${t(language)}`}
        >
          {LANGUAGE_LABEL[language]}
        </LanguageLink>
      ))}
    </div>
  );
}
