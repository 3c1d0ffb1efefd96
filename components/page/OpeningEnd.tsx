import { OPENING_END } from '@/lib/cache/inlineStyles.mjs';

/**
 * Stands behind that with which a page opens, which is painted once all of it is there (app/[lang]/layout): what stands on
 * the foot of a picture would move up with each line that comes. The styles of the rest come in here (lib/cache/seal).
 */
export const OpeningEnd = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only so does React leave alone what the server puts in
  <div id={OPENING_END} hidden dangerouslySetInnerHTML={{ __html: '' }} />
);
