import { rememberLanguage } from '@/components/ui/chrome/languageCookie';
import type { Language } from '@/lib/i18n/language';

// Stores the language of the page (docs/requirements.md, Language). Runs in the head of a cached page, before a link can be
// followed and also where no other script loads, and on every page with the first script, since the others have no such head.

const remember = (): void => {
  if (document.visibilityState === 'visible') rememberLanguage(document.documentElement.lang.slice(0, 2) as Language);
};

remember();
// The visitor may come back to the page: from another window or tab, or by Back. A link is prefetched on hover, before its
// window has the focus.
for (const type of ['focus', 'pageshow', 'pointerover', 'visibilitychange']) addEventListener(type, remember, true);
