import type { Language } from '@/lib/i18n/language';
import { OFFLINE_PAGE } from '@/lib/routing/table';

/**
 * The page of what is stored on the device. English has `lang=` too: the service worker requests it without a cookie. In
 * a file of its own, as it is used in the browser.
 */
export const offlineHref = (language: Language): string => `/${OFFLINE_PAGE}?lang=${language}`;
