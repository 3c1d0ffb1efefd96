import type { CachedPage } from '@/lib/server/page-cache/entry';
import { inScript, replaceInRscPayload } from '@/lib/server/page-cache/rscPayload';

/** `"c":["","news?fbclid=a"],"q":` */
const URL_IN_PAYLOAD = String.raw`("c":\[)("[^<\n]*?")(\],"q":)`;
const IN_SCRIPT = new RegExp(inScript(URL_IN_PAYLOAD, '\\\\'));

/** In place of a long string, which React writes elsewhere in the RSC payload. */
const REFERENCE = /"\$[0-9a-f]+\\"/;

/**
 * A page without the URL of the request that rendered it, which Next writes into its RSC payload. It may contain one
 * visitor's data, such as the parameters of an email’s link, and other visitors get the same page; browsers use
 * `location`.
 */
export const withoutRequestUrl = (page: CachedPage) => replaceInRscPayload(page, URL_IN_PAYLOAD, '$1""$3');

/** Whether a page was rendered for a URL so long that `withoutRequestUrl` does not find it. */
export const hasLongUrl = ({ html }: CachedPage): boolean => REFERENCE.test(IN_SCRIPT.exec(html)?.[2] ?? '');
