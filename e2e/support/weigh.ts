import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { FRAMEWORK } from '../budgets';

/** What a page costs a visitor who was never here: bytes as they travel, packed. */
export type Weight = {
  /** The document without the styles that stand in it. */
  html: number;
  /** Scripts beyond those that a page with nothing on it has. */
  javascript: number;
  /** What the page hydrates with, which stood in its HTML (lib/document/seal.mjs). */
  hydrationData: number;
  /** Styles: those that stand in the page, and files. */
  css: number;
  /** The share of the styles in the page, in percent, that nothing in it could wear in any state. */
  unusedCss: number;
  fonts: number;
  /** The picture at the top of the page; the largest of a card. */
  hero: number;
  card: number;
  pictures: number;
  total: number;
  /** The document and what it waits for before it shows text. */
  requestsBeforeText: number;
  otherHosts: string[];
};

/** Longest wait for the scripts, which come after the first view. */
const SCRIPTS_MS = 15_000;
/** A page that has asked for nothing for so long has all it wants. */
const REST_MS = 700;

type Loaded = { path: string; type: string; bytes: number };

const sum = (files: Loaded[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
const largest = (files: Loaded[]): number => Math.max(0, ...files.map(({ bytes }) => bytes));

/** The addresses of the picture at the top of the page, and of those below it that are there. */
async function picturesOf(page: Page): Promise<{ hero: string; cards: string[] }> {
  // No function in it has a name: some compilers would want a helper for that in the page.
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && image.complete)
      .map((image) => ({ address: image.currentSrc, box: image.getBoundingClientRect().toJSON() as DOMRect })),
  );
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const inView = shown.filter(({ box }) => box.top < height && box.left >= 0 && box.left < width);
  const hero = inView.sort((one, other) => other.box.width * other.box.height - one.box.width * one.box.height)[0];
  const below = shown.filter(({ box }) => box.top >= (hero?.box.bottom ?? 0));
  return { hero: hero?.address ?? '', cards: below.map(({ address }) => address) };
}

/**
 * How much of the styles in a page no element wears in any state of its own, of the pointer, the screen or the printer: of
 * their text, in percent. No function in it has a name, as above.
 */
const unusedShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const styles = [...document.querySelectorAll('style')].map(({ sheet }) => sheet as unknown as CSSGroupingRule);
    const all = { used: 0, unused: 0 };
    // A list that grows is walked to its end.
    for (const group of styles) {
      for (const rule of group.cssRules) {
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) styles.push(rule);
        if (!(rule instanceof CSSStyleRule)) continue;
        const plain = rule.selectorText
          .replace(/::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g, '')
          .replace(/(^|[\s>+~,])(?=[\s>+~,]|$)/g, '$1*');
        all[document.querySelector(plain) ? 'used' : 'unused'] += rule.cssText.length;
      }
    }
    return Math.round((100 * all.unused) / (all.used + all.unused));
  });

/** What the styles that stand in a document add to it. */
const stylesIn = (html: string): number =>
  gzipSync(html).length - gzipSync(html.replace(/<style[^>]*>.*?<\/style>/gs, '')).length;

/** Text after gzip, whoever packs it in what way on its way; the rest as it travels. */
const bytesOf = async (response: Response): Promise<number> =>
  /document|script|stylesheet/.test(response.request().resourceType())
    ? gzipSync(await response.body()).length
    : (await response.request().sizes()).responseBodySize;

/** Opens a page as a new visitor does, and weighs what comes for its first view and the scripts after it. */
export async function weigh(page: Page, origin: string, path: string): Promise<Weight> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  const answer = await page.goto(path, { waitUntil: 'load' });
  const { hero } = await picturesOf(page);
  // As sent: what comes later adds its own.
  const html = (await answer?.text()) ?? '';
  const styles = stylesIn(html);
  const stylesheets = html.match(/<link rel="stylesheet"(?![^>]* disabled)/g)?.length ?? 0;
  await page.waitForFunction(
    () => {
      const list = JSON.parse(document.getElementById('late')?.textContent ?? '[]') as string[];
      const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      return list.every((address) => loaded.has(address));
    },
    undefined,
    { timeout: SCRIPTS_MS },
  );
  // What they ask for themselves once they run belongs to the visit.
  for (let before = 0; before < answers.length; ) {
    before = answers.length;
    await page.waitForTimeout(REST_MS);
  }
  const { cards } = await picturesOf(page);
  const files: Loaded[] = await Promise.all(
    answers
      .filter((response) => response.url().startsWith(origin))
      .map(async (response) => ({
        path: new URL(response.url()).pathname,
        type: response.request().resourceType(),
        bytes: await bytesOf(response),
      })),
  );
  const of = (type: string): Loaded[] => files.filter((file) => file.type === type);
  const scripts = of('script');
  const at = (addresses: string[]): Loaded[] => {
    const paths = new Set(addresses.filter(Boolean).map((address) => new URL(address).pathname));
    return files.filter((file) => paths.has(file.path));
  };
  return {
    html: sum(of('document')) - styles,
    javascript: sum(scripts.filter((file) => file.path.startsWith('/_next/'))) - FRAMEWORK,
    hydrationData: sum(scripts.filter((file) => file.path.startsWith('/scripts/'))),
    css: styles + sum(of('stylesheet')),
    unusedCss: await unusedShare(page),
    fonts: sum(of('font')),
    hero: largest(at([hero])),
    card: largest(at(cards)),
    pictures: sum(of('image')),
    total: sum(files),
    requestsBeforeText: 1 + stylesheets,
    otherHosts: answers
      .map((response) => response.url())
      .filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url)),
  };
}
