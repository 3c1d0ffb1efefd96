import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';

/** What a page costs a visitor who was never here: bytes as they travel, packed. */
export type Weight = {
  html: number;
  /** Scripts of every page of any such site: React and Next’s router. */
  framework: number;
  /** All other scripts of the page. */
  javascript: number;
  /** What the page hydrates with, which stood in its HTML (lib/cache/seal.mjs). */
  hydrationData: number;
  css: number;
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

/** The files every page of the build loads, whatever is on it. */
function frameworkFiles(): Set<string> {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[];
  };
  return new Set(rootMainFiles.map((name) => `/_next/${name}`));
}

type Loaded = { path: string; type: string; bytes: number };

const sum = (files: Loaded[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
const largest = (files: Loaded[]): number => Math.max(0, ...files.map(({ bytes }) => bytes));

/** The addresses of the pictures that are shown at the top of the page, and in its cards. */
const picturesOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.currentSrc && image.complete);
    const inView = shown.filter((image) => image.getBoundingClientRect().top < window.innerHeight);
    const area = (image: HTMLImageElement) => image.clientWidth * image.clientHeight;
    const hero = inView.sort((a, b) => area(b) - area(a))[0];
    const isCard = (image: HTMLImageElement) => image !== hero && image.closest('a, article, li') !== null;
    return { hero: hero?.currentSrc ?? '', cards: shown.filter(isCard).map((image) => image.currentSrc) };
  });

/** Opens a page as a new visitor does, and weighs what comes for its first view and the scripts after it. */
export async function weigh(page: Page, origin: string, path: string): Promise<Weight> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(path, { waitUntil: 'load' });
  const { hero, cards } = await picturesOf(page);
  await page.waitForFunction(
    () => {
      const list = JSON.parse(document.getElementById('late')?.textContent ?? '[]') as string[];
      const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      return list.every((address) => loaded.has(address));
    },
    undefined,
    { timeout: SCRIPTS_MS },
  );
  const files: Loaded[] = await Promise.all(
    answers
      .filter((response) => response.url().startsWith(origin))
      .map(async (response) => ({
        path: new URL(response.url()).pathname,
        type: response.request().resourceType(),
        bytes: (await response.request().sizes()).responseBodySize,
      })),
  );
  const framework = frameworkFiles();
  const of = (type: string): Loaded[] => files.filter((file) => file.type === type);
  const scripts = of('script');
  const at = (addresses: string[]): Loaded[] => {
    const paths = new Set(addresses.filter(Boolean).map((address) => new URL(address).pathname));
    return files.filter((file) => paths.has(file.path));
  };
  return {
    html: sum(of('document')),
    framework: sum(scripts.filter((file) => framework.has(file.path))),
    javascript: sum(scripts.filter((file) => file.path.startsWith('/_next/') && !framework.has(file.path))),
    hydrationData: sum(scripts.filter((file) => file.path.startsWith('/scripts/'))),
    css: sum(of('stylesheet')),
    fonts: sum(of('font')),
    hero: largest(at([hero])),
    card: largest(at(cards)),
    pictures: sum(of('image')),
    total: sum(files),
    requestsBeforeText: 1 + of('stylesheet').length,
    otherHosts: answers
      .map((response) => response.url())
      .filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url)),
  };
}
