import { LanguageLink } from '@/components/ui/chrome/LanguageLink.client';
import styles from '@/components/ui/chrome/LanguageSwitch.module.scss';
import { HREFLANG, LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';

/** Labels of the switch (docs/requirements.md, Language: sr is labelled MNE). */
const SHORT: Record<Language, string> = { en: 'EN', sr: 'MNE' };

type Props = { current: Language; label: string; names: Record<Language, string> };

/** The languages of the site, each a link to its home page. */
export function LanguageSwitch({ current, label, names }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fieldset, and two of them need no landmark
    <div className={styles.switch} role="group" aria-label={label}>
      {LANGUAGES.map((language) => (
        <LanguageLink
          key={language}
          language={language}
          href={languageHref(language)}
          hrefLang={HREFLANG[language]}
          lang={LANGUAGE_TAG[language]}
          aria-current={language === current ? 'true' : undefined}
          aria-label={`${SHORT[language]}, ${names[language]}`}
        >
          {SHORT[language]}
        </LanguageLink>
      ))}
    </div>
  );
}

/**
 * Where the language switch leads while no script writes its cookie: the home page, in this language whatever the
 * cookie says. Apart from the other links, which every page would carry as script.
 */
const languageHref = (language: Language): string => `/?lang=${language}`;
