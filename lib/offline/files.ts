import { PARTS, PREPARED_WIDTHS } from '@/lib/pictures/pictureSizes';

/** Scripts, styles and fonts: named by what is in them, or the same for years. */
const FILE = /^\/(?:_next\/static|fonts)\//;

/** What a page needs to look and work as itself, as it stands in its markup. */
const MENTIONED = /["'(](\/(?:_next\/static|fonts)\/[^"'()\s\\]+)/g;

const ANY_PART = `-(?:${Object.keys(PARTS).join('|')})`;

const PREPARED = new RegExp(`^/pictures/([\\w-]+?)(?:${ANY_PART})?-(\\d+)\\.(?:avif|webp)$`);

export const isFile = ({ pathname }: URL): boolean => FILE.test(pathname);

/** Data a page asks for: a visitor’s trip, the index of the search; not what the server finds for a visitor’s words. */
export const isData = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/trip/v1/') || (pathname.startsWith('/search-index/') && !search);

/** The addresses of the files a page names. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(MENTIONED)].map(([, file = '']) => file)),
];

/** A picture without its width and part: without a connection any of them will do. Null for what is no picture of a page. */
export function readPicture({ pathname, searchParams }: URL): { key: string; width: number } | null {
  const [, name, width] = PREPARED.exec(pathname) ?? [];
  if (name) return { key: `/pictures/${name}`, width: Number(width) };
  const source = pathname === '/_next/image' ? searchParams.get('url') : null;
  return source
    ? { key: `/_next/image?url=${encodeURIComponent(source)}`, width: Number(searchParams.get('w')) }
    : null;
}

const SRCSET = /\ssrcset="([^"]+)"/gi;
const SRC = /<img[^>]*\ssrc="([^"]+)"/gi;

const unescapeAddress = (address: string): string => address.replaceAll('&amp;', '&');

const pictureOf = (address: string) => {
  const url = new URL(address, 'http://site');
  return url.host === 'site' ? readPicture(url) : null;
};

/** A part of a picture, and its width. */
const PART = new RegExp(`${ANY_PART}-(\\d+)\\.avif$`);

/** The whole picture that a part is of: what is prepared of it as wide is there too, since no part is wider than the whole. */
function wholeOf(address: string): string | undefined {
  const width = PART.exec(address)?.[1];
  if (width === undefined) return address;
  return PREPARED_WIDTHS.includes(Number(width)) ? address.replace(PART, `-${width}.avif`) : undefined;
}

/** The narrowest candidate of a `srcset` that is as wide as asked for, else its widest: always the whole picture. */
function pickCandidate(srcset: string, width: number): string | undefined {
  const addresses = srcset.split(', ').map((candidate) => unescapeAddress(candidate.trim().split(' ')[0] ?? ''));
  const own = addresses.filter(pictureOf).flatMap((address) => wholeOf(address) ?? []);
  return own.find((address) => (pictureOf(address)?.width ?? 0) >= width) ?? own.at(-1);
}

/** One address of each picture in a page, about as wide as asked for. */
export function picturesIn(html: string, width: number): string[] {
  const byKey = new Map<string, string>();
  const add = (address: string | undefined): void => {
    const key = address && pictureOf(address)?.key;
    if (address && key && !byKey.has(key)) byKey.set(key, address);
  };
  for (const [, srcset = ''] of html.matchAll(SRCSET)) add(pickCandidate(srcset, width));
  for (const [, src = ''] of html.matchAll(SRC)) add(unescapeAddress(src));
  return [...byKey.values()];
}
