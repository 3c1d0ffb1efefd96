import { LANGUAGES, type Language } from '@/lib/i18n/language';

const withPage = (address: string, page: number): string =>
  page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;

/** The addresses of one page of a list: page 2 names itself, not page 1. */
export function toPagedAddresses(
  addresses: Record<Language, string>,
  page: number,
): { addresses: Record<Language, string> } {
  const paged = LANGUAGES.map((language) => [language, withPage(addresses[language], page)]);
  return { addresses: Object.fromEntries(paged) as Record<Language, string> };
}
