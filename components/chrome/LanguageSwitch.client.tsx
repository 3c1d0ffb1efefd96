'use client';

import type { MouseEvent } from 'react';
import styles from '@/components/chrome/LanguageSwitch.module.scss';
import { chooseLanguage } from '@/components/chrome/languageCookie';
import { HREFLANG, LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/language';
import { languageHref } from '@/lib/routing/languageHref';

/** What stands on the switch (specification section 1: sr is labelled MNE). */
const SHORT: Record<Language, string> = { en: 'EN', sr: 'MNE' };

type Props = { current: Language; label: string; names: Record<Language, string> };

/** Writes the cookie and goes to the home page in full, which also empties what the router keeps of the other language. */
export function LanguageSwitch({ current, label, names }: Props) {
  const change = async (event: MouseEvent, language: Language): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await chooseLanguage(language);
    window.location.assign('/');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: links belong to no fieldset; a landmark for two of them would be one too many
    <div className={styles.switch} role="group" aria-label={label}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={languageHref(language)}
          hrefLang={HREFLANG[language]}
          lang={LANGUAGE_TAG[language]}
          aria-current={language === current ? 'true' : undefined}
          aria-label={`${SHORT[language]}, ${names[language]}`}
          onClick={(event) => void change(event, language)}
        >
          {SHORT[language]}
        </a>
      ))}
    </div>
  );
}
