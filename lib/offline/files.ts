import { CROPS } from '@/lib/pictures/pictureSizes';

/** Scripts, styles and fonts: immutable, since a changed one has another name (docs/recipes.md, The look). */
const FILE = /^\/(?:_next\/static|fonts)\//;

const FILE_REFERENCE = /["'(](\/(?:_next\/static|fonts)\/[^"'()\s\\#]+)/g;

const PREPARED = new RegExp(`^/pictures/([\\w-]+?)(?:-(?:${Object.keys(CROPS).join('|')}))?-(\\d+)\\.(?:avif|webp)$`);

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

/** The `src`, or the first candidate of the `srcset`, of each picture of this site. */
const PICTURE = /\s(?:src|srcset)="(\/(?:pictures\/|_next\/image\?)[^"\s]+)/gi;

/**
 * The URL of each picture in a page, whole and in this width (pixels), in which all pictures are prepared and the optimizer
 * serves them.
 */
export const picturesIn = (html: string, width: number): string[] => {
  const addresses = Array.from(html.matchAll(PICTURE), ([, address = '']) =>
    address
      // React escapes `&` by name, the HTML of articles by number.
      .replace(/&(?:amp|#x26|#38);/g, '&')
      .replace(PREPARED, `/pictures/$1-${width}.avif`)
      .replace(/&w=\d+/, `&w=${width}`),
  );
  return [...new Set(addresses)];
};
