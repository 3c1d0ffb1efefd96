import { LANGUAGES, type Language } from '@/lib/i18n/language';

const withPage = (address: string, page: number): string =>
  page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;

/** The addresses of one page of a list: page 2 is its own canonical address. */
export function toPagedAddresses<Addresses extends Partial<Record<Language, string>>>(
  addresses: Addresses,
  page: number,
): { addresses: Addresses } {
  const paged = LANGUAGES.flatMap((language) => {
    const address = addresses[language];
    return address ? [[language, withPage(address, page)]] : [];
  });
  return { addresses: Object.fromEntries(paged) as Addresses };
}
