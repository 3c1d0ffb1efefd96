import type { CachedPage } from '@/lib/server/page-cache/entry';

/** The URL in Next’s data, `"c":["","news?fbclid=a"],"q":`, and the same in the text of an inline script. */
const IN_DATA = /("c":\[)"[^<\n]*?"(\],"q":)/;
const IN_SCRIPT = /(\\"c\\":\[)\\"[^<\n]*?\\"(\],\\"q\\":)/;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/**
 * A page without the URL of the request that rendered it, which Next writes into its data. It may hold what concerns one
 * visitor only, such as the parameters of an email’s link, and other visitors get the same page; browsers go by `location`.
 */
export const withoutRequestUrl = ({ html, rscData }: CachedPage): Pick<CachedPage, 'html' | 'rscData'> => ({
  html: html.replace(IN_SCRIPT, '$1\\"\\"$2'),
  ...(rscData && { rscData: Buffer.from(latin1(rscData).replace(IN_DATA, '$1""$2'), 'latin1') }),
});
