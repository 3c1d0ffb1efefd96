import { builtLoader } from '../document/builtLoader.mjs';
import { scriptClasses } from '../document/builtScripts.mjs';
import { rulesOf } from '../document/builtStyles.mjs';
import { stylePolicy } from '../document/inlineStyles.mjs';
import { seal } from '../document/seal.mjs';
import { etagOf } from '../http/conditional.mjs';
import { writeToDisk } from './keptFiles.mjs';
import { pageFolder, partAddress, partName } from './pageFolder.mjs';

/** @typedef {{ html: string, headers?: Record<string, unknown> }} Page as Next keeps it, with headers it answers with */
/** @typedef {Map<string, string>} Parts texts by their file */

/** @param {Page} page @param {string} html */
function rewrite(page, html) {
  page.html = html;
  page.headers = { ...page.headers, 'content-security-policy': stylePolicy(html), etag: etagOf(html) };
}

/**
 * Seals a page, and puts away what is taken out of it before the page itself: it would stay without that. At build
 * nothing is kept, and a page stays as it is.
 *
 * @param {Page} page
 * @returns {Promise<Parts>}
 */
export async function sealPage(page) {
  /** @type {Parts} */
  const parts = new Map();
  if (!pageFolder()) return parts;
  const keep = (/** @type {string} */ script) => {
    parts.set(partName(script), script);
    return partAddress(script);
  };
  rewrite(page, await seal(page.html, { loader: builtLoader(), keep, rulesOf, scriptClasses }));
  for (const [name, text] of parts) await writeToDisk(name, Buffer.from(text));
  return parts;
}

/** Makes a sealed page light: nothing is left of what was put away. @param {Page} page */
export async function lightenPage(page) {
  // Few save data: what reads style sheets is loaded with the first of them, not at each start.
  const { lighten } = await import('../document/lighten.mjs');
  if (pageFolder()) rewrite(page, await lighten(page.html));
}
