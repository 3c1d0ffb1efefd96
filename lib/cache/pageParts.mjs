import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { scriptClasses } from './builtScripts.mjs';
import { rulesOf } from './builtStyles.mjs';
import { writeToDisk } from './keptFiles.mjs';
import { lighten } from './lighten.mjs';
import { pageFolder, partAddress, partName } from './pageFolder.mjs';
import { seal } from './seal.mjs';

/** @typedef {{ html: string }} Page */
/** @typedef {Map<string, string>} Parts texts by their file */

/**
 * Changes a page, and puts away what is taken out of it before the page itself: it would stay without that. At build
 * nothing is kept, and a page stays as it is.
 *
 * @param {Page} page
 * @param {(keep: (kind: 'js' | 'css', text: string) => string, folder: string) => Promise<string>} change
 * @returns {Promise<Parts>}
 */
async function changed(page, change) {
  const folder = pageFolder();
  /** @type {Parts} */
  const parts = new Map();
  if (!folder) return parts;
  page.html = await change((kind, text) => {
    parts.set(partName(kind, text), text);
    return partAddress(kind, text);
  }, folder);
  for (const [name, text] of parts) await writeToDisk(name, Buffer.from(text));
  return parts;
}

/** Seals a page. @param {Page} page */
export const sealPage = (page) => changed(page, (keep) => seal(page.html, { keep, rulesOf, scriptClasses }));

/** Makes a sealed page light. @param {Page} page */
export const lightenPage = (page) =>
  changed(page, (keep, folder) =>
    lighten(page.html, {
      keep: (css) => keep('css', css),
      styleOf: (address) => readFile(join(folder, basename(address)), 'utf8'),
    }),
  );
