import { HREFLANG, LANGUAGES, type Language } from '@/lib/i18n/language';

/** The alternates of a page by `hreflang`, itself included; `x-default` is English (docs/requirements.md, Language). */
export function hreflangs(addresses: Partial<Record<Language, string>>): [hreflang: string, path: string][] {
  const own = LANGUAGES.map((language) => [HREFLANG[language], addresses[language]]);
  return [...own, ['x-default', addresses.en]].filter((each): each is [string, string] => each[1] !== undefined);
}
