import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { sharedHref } from '@/lib/routing/href';
import { recordOf, type SharedPage, type SitePage } from '@/lib/routing/pageKinds';

/** The URL path of one of the site’s own pages in each language it exists in. */
export function pageAddresses(kind: SitePage): Partial<Record<Language, string>> {
  const { path } = recordOf(kind);
  if (typeof path === 'string') {
    return { en: sharedHref('en', kind as SharedPage), sr: sharedHref('sr', kind as SharedPage) };
  }
  const addresses = LANGUAGES.flatMap((language) => (path?.[language] ? [[language, `/${path[language]}`]] : []));
  return Object.fromEntries(addresses) as Partial<Record<Language, string>>;
}
