import { CROPS, PREPARED_WIDTHS } from '@/lib/pictures/pictureSizes';

/** Scripts, styles and fonts: immutable, since a changed one has another name (docs/recipes.md, The look). */
const FILE = /^\/(?:_next\/static|fonts)\//;

const FILE_REFERENCE = /["'(](\/(?:_next\/static|fonts)\/[^"'()\s\\#]+)/g;

const ANY_CROP = `-(?:${Object.keys(CROPS).join('|')})`;

const PREPARED = new RegExp(`^/pictures/([\\w-]+?)(?:${ANY_CROP})?-(\\d+)\\.(?:avif|webp)$`);

export const isFile = ({ pathname }: URL): boolean => FILE.test(pathname);

/** Data that scripts fetch: a visitor’s trip and the search index, but not search results. */
export const isData = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/trip/') || (pathname.startsWith('/search-index/') && !search);

export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(FILE_REFERENCE)].map(([, file = '']) => file)),
];

/**
 * The cache key of a picture, which all its widths and crops share, so that offline any of them can be shown; and its
 * width in pixels. Null for other URLs.
 */
export function parsePictureUrl({ pathname, searchParams }: URL): { key: string; width: number } | null {
  const [, name, width] = PREPARED.exec(pathname) ?? [];
  if (name) return { key: `/pictures/${name}`, width: Number(width) };
  const source = pathname === '/_next/image' ? searchParams.get('url') : null;
  return source
    ? { key: `/_next/image?url=${encodeURIComponent(source)}`, width: Number(searchParams.get('w')) }
    : null;
}

const SRCSET = /\ssrcset="([^"]+)"/gi;
/** A match ends at the `src` or with the tag, so that each character is read once. */
const SRC = /<img\b(?:(?!\ssrc=")(?:[^>"]|"[^"]*"))*(?:\ssrc="([^"]+)")?/gi;

/** The `src` of each `<img>` in HTML, as it stands there. */
export const sourcesIn = (html: string): string[] => [...html.matchAll(SRC)].flatMap(([, src]) => src ?? []);

/** React escapes `&` by name, the HTML of articles by number. */
const unescapeUrl = (address: string): string => address.replace(/&(?:amp|#x26|#38);/gi, '&');

const pictureOf = (address: string) => {
  const url = new URL(address, 'http://site');
  return url.host === 'site' ? parsePictureUrl(url) : null;
};

/** A crop of a picture, and its width. */
const CROP = new RegExp(`${ANY_CROP}-(\\d+)\\.avif$`);

/** The uncropped picture of the same width; undefined if it is not prepared in that width. */
function wholeOf(address: string): string | undefined {
  const width = CROP.exec(address)?.[1];
  if (width === undefined) return address;
  return PREPARED_WIDTHS.includes(Number(width)) ? address.replace(CROP, `-${width}.avif`) : undefined;
}

/** The narrowest candidate of a `srcset` that is at least this wide, else the widest; uncropped. */
function pickCandidate(srcset: string, width: number): string | undefined {
  const addresses = srcset.split(', ').map((candidate) => unescapeUrl(candidate.trim().split(' ')[0] ?? ''));
  const own = addresses.filter(pictureOf).flatMap((address) => wholeOf(address) ?? []);
  return own.find((address) => (pictureOf(address)?.width ?? 0) >= width) ?? own.at(-1);
}

/** The URL of each picture in a page, in about this width (pixels). */
export function picturesIn(html: string, width: number): string[] {
  const byKey = new Map<string, string>();
  const add = (address: string | undefined): void => {
    const key = address && pictureOf(address)?.key;
    if (address && key && !byKey.has(key)) byKey.set(key, address);
  };
  for (const [, srcset = ''] of html.matchAll(SRCSET)) add(pickCandidate(srcset, width));
  for (const src of sourcesIn(html)) add(unescapeUrl(src));
  return [...byKey.values()];
}
