import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { FRAMEWORK_SCRIPTS, type PageBudget } from '../budgets';
import { recordShifts } from './shifts';
import { waitForHydration } from './test';

type PageWeight = Required<Record<keyof PageBudget, number>> & {
  /** Bytes of every response. */
  total: number;
  /** URLs that were requested from other hosts. */
  otherHosts: string[];
};

/** A hydrated page without a response for this time has loaded everything. */
const QUIET_MS = 700;

type Loaded = { url: string; type: string; bytes: number };
type Picture = { url: string; top: number; left: number; bottom: number; area: number };

const sumOf = (files: Loaded[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
const largestOf = (files: Loaded[]): number => Math.max(0, ...files.map(({ bytes }) => bytes));
const gzipped = (text: string | Buffer): number => gzipSync(text).length;

/** Text after gzip, however it was compressed on its way; the rest as transferred. */
async function sizeOf(response: Response): Promise<Loaded> {
  const type = response.request().resourceType();
  const isText = /^(text\/|application\/|image\/svg)/.test(response.headers()['content-type'] ?? '');
  const bytes = isText ? gzipped(await response.body()) : (await response.request().sizes()).responseBodySize;
  return { url: response.url(), type, bytes };
}

/** Pictures that have loaded and their boxes on the page. */
const loadedPictures = (page: Page): Promise<Picture[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && image.complete)
      .map((image) => {
        const { top, left, bottom, width, height } = image.getBoundingClientRect();
        return { url: image.currentSrc, top, left, bottom, area: width * height };
      }),
  );

/** Opens a page as a first visitor and measures everything that loads without any input. */
export async function measurePageWeight(page: Page, path: string): Promise<PageWeight> {
  const responses: Response[] = [];
  let last = 0;
  page.on('response', (response) => {
    responses.push(response);
    last = Date.now();
  });
  await recordShifts(page);
  const document = await page.goto(path);
  await waitForHydration(page);
  last = Date.now();
  while (Date.now() < last + QUIET_MS) await page.waitForTimeout(last + QUIET_MS - Date.now());

  const { origin } = new URL(page.url());
  const isOwn = (response: Response): boolean => response.url().startsWith(`${origin}/`);
  const files = await Promise.all(responses.filter((response) => isOwn(response) && response.ok()).map(sizeOf));
  const ofType = (type: string): Loaded[] => files.filter((file) => file.type === type);

  const html = (await document?.text()) ?? '';
  const criticalCss = gzipped([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n'));

  const pictures = await loadedPictures(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const inView = pictures.filter(({ top, left }) => top < height && left >= 0 && left < width);
  const hero = inView.sort((one, other) => other.area - one.area)[0];
  const cards = new Set(pictures.filter(({ top }) => top >= (hero?.bottom ?? 0)).map(({ url }) => url));

  const { blocking, layoutShift } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as (PerformanceEntry & {
      renderBlockingStatus: string;
    })[];
    return {
      blocking: resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
      layoutShift: window.takeShifts().reduce((sum, { value }) => sum + value, 0),
    };
  });

  return {
    html: gzipped(html),
    criticalCss,
    styleSheets: sumOf(ofType('stylesheet')),
    styleSheetCount: ofType('stylesheet').length,
    javascript: sumOf(ofType('script')) - FRAMEWORK_SCRIPTS,
    fonts: sumOf(ofType('font')),
    hero: largestOf(files.filter(({ url }) => url === hero?.url)),
    card: largestOf(files.filter(({ url }) => cards.has(url))),
    requestsBeforeText: 1 + blocking,
    layoutShift,
    total: sumOf(files),
    otherHosts: responses
      .map((response) => response.url())
      .filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)),
  };
}
