import { OPENING_END } from '@/lib/document/marks.mjs';

/**
 * Stands where that ends with which a page opens, its title and the picture under it: the styles of the rest come in here
 * (lib/document/seal).
 */
export const OpeningEnd = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only so does React leave alone what the server puts in
  <div id={OPENING_END} hidden dangerouslySetInnerHTML={{ __html: '' }} />
);
