import { type Browser, chromium, devices } from '@playwright/test';
import { LANGUAGES } from '@/lib/i18n/language';
import { findBrowser } from '../browser';
import { type PageName, pagePaths } from '../support/addresses';
import { PIXEL } from '../support/screens';
import { type Site, startSite } from '../support/site';

const RUNS = 3;
/** Freed memory shows after a while. */
export const REST_MS = 10_000;

/** Pages of different layouts. */
const SAMPLES = ['home', 'guide', 'residentCard', 'map', 'subcategoryArticle', 'visitorsInfo'] as const;

/** The samples in both languages; the resident card is in Montenegrin only. */
export const PAGES = LANGUAGES.flatMap((language): { name: string; page: PageName; path: string }[] => {
  const paths = pagePaths('shipped', language);
  return SAMPLES.flatMap((page) => {
    const path = paths[page];
    return path ? [{ name: `${page} (${language})`, page, path }] : [];
  });
});

/** A phone on its first visit. */
export const PIXEL_7 = { ...devices['Pixel 7'], viewport: PIXEL, serviceWorkers: 'block' } as const;

/** Measures with a browser and a site on the shipped content, and stops both. */
export async function withSite<T>(measure: (site: Site, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] });
  try {
    const site = await startSite();
    return await measure(site, browser).finally(site.stop);
  } finally {
    await browser.close();
  }
}

/** Measures several times, one after the other; the median is what counts. */
export async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results;
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
