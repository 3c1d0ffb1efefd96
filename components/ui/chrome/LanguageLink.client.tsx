'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { chooseLanguage } from '@/components/ui/chrome/languageCookie';
import { isPlainClick } from '@/components/ui/page/isPlainClick';
import type { Language } from '@/lib/i18n/language';

type Props = ComponentProps<'a'> & { href: string; language: Language };

/** Sets the cookie and loads the home page, which also clears the router’s cache of the other language. */
export function LanguageLink({ href, language, ...link }: Props) {
  const choose = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    chooseLanguage(language);
    window.location.assign('/');
  };

  return <a {...link} href={href} onClick={choose} />;
}
