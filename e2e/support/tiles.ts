import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** A PMTiles file (version 3) with one vector tile for the whole world, whose layer `earth` is land all over. */
const ARCHIVE = readFileSync(new URL('land.pmtiles', import.meta.url));

/** How a host responds to a request for a PMTiles file: with the part of the file that `Range` names. */
export function tilesResponse(range = '') {
  const [, start = 0, end = 0] = (/bytes=(\d+)-(\d+)/.exec(range) ?? []).map(Number);
  const body = ARCHIVE.subarray(start, end + 1);
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Content-Range': `bytes ${start}-${start + body.length - 1}/${ARCHIVE.length}`,
    'Content-Type': 'application/octet-stream',
  };
  return { status: 206, headers, body };
}

/**
 * Answers requests for a PMTiles file as its host would.
 *
 * @returns the requested URLs, filled while the test runs
 */
export async function serveTiles(context: BrowserContext, url: string): Promise<string[]> {
  const requested: string[] = [];
  await context.route(`${new URL(url).origin}/**`, async (route) => {
    requested.push(route.request().url());
    await route.fulfill(tilesResponse(route.request().headers().range));
  });
  return requested;
}
