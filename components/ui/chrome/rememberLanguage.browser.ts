import { rememberLanguage } from '@/components/ui/chrome/languageCookie';
import type { Language } from '@/lib/i18n/language';

// Stands in the head of a cached page: the cookie is written before a link can be followed, and also where no other script
// loads (docs/requirements.md, Language). From then on LanguageMemory.client.tsx keeps it.
if (document.visibilityState === 'visible') rememberLanguage(document.documentElement.lang.slice(0, 2) as Language);
