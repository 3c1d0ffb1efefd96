'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';
import { rememberFollowedLink } from '@/components/ui/browser/linkFocus';
import { chooseLanguage } from '@/components/ui/chrome/languageCookie';
import type { Language } from '@/lib/i18n/language';

type Props = ComponentProps<'a'> & { href: string; language: Language };

/** Sets the cookie and loads the home page, which also clears the router’s cache of the other language. */
export function LanguageLink({ href, language, ...link }: Props) {
  const choose = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    // A search whose code loads late would replace the page.
    rememberFollowedLink(event.currentTarget, false);
    // Without the cookie the home page would be in the old language, so the browser follows the link, which contains
    // the new one.
    if (!chooseLanguage(language)) return;
    event.preventDefault();
    location.assign('/');
  };

  return <a {...link} href={href} onClick={choose} />;
}
