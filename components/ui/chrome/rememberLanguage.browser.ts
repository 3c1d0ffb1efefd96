import { rememberLanguage } from '@/components/ui/chrome/languageCookie';
import type { Language } from '@/lib/i18n/language';

// Runs in the head of a cached page: the cookie is written before a link can be followed, even if no other script loads
// (docs/requirements.md, Language). After that LanguageCookie.client.tsx maintains it.
if (document.visibilityState === 'visible') rememberLanguage(document.documentElement.lang.slice(0, 2) as Language);
