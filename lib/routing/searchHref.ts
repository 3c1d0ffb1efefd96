import type { Language } from '@/lib/i18n/language';
import { withWords } from '@/lib/routing/searchIndexHref';
import { SEGMENTS } from '@/lib/routing/table';

/** The search, and with words what is found for them. Apart from the other links, which every page carries as script. */
export const searchHref = (language: Language, words?: string): string =>
  withWords(`/${SEGMENTS.search[language]}`, words);
