import type { BrowserContext } from '@playwright/test';

const bytes = (...parts: (number[] | Buffer)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** A field of a Protocol Buffers message, shorter than 128 bytes. */
const field = (number: number, content: number[] | Buffer): Buffer =>
  bytes([(number << 3) | 2, content.length], content);

/** The outline of a whole tile of 4096 units: move to 0/0, three lines, close. */
const SQUARE = [9, 0, 0, 26, 0x80, 0x40, 0, 0, 0x80, 0x40, 0xff, 0x3f, 0, 15];

/** A vector tile that is land all over: the layer `earth` with one polygon. */
const TILE = field(
  3,
  bytes([15 << 3, 2], field(1, Buffer.from('earth')), field(2, bytes([3 << 3, 3], field(4, SQUARE)))),
);

const METADATA = Buffer.from('{}');

/** The directory: one entry, tile 0, run of 1, its length, offset 0. */
const DIRECTORY = [1, 0, 1, TILE.length, 1];

const HEADER_LENGTH = 127;

/** A PMTiles file (version 3) with one tile for the whole world, nothing compressed. */
function toArchive(): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  header.write('PMTiles\x03');
  const metadata = HEADER_LENGTH + DIRECTORY.length;
  const tiles = metadata + METADATA.length;
  const lengths = [HEADER_LENGTH, DIRECTORY.length, metadata, METADATA.length, tiles, 0, tiles, TILE.length, 1, 1, 1];
  for (const [index, value] of lengths.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  // Clustered; directory and tiles without compression; vector tiles; zoom 0 to 0.
  header.set([1, 1, 1, 1, 0, 0], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + index * 4);
  return bytes(header, DIRECTORY, METADATA, TILE);
}

const ARCHIVE = toArchive();

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
