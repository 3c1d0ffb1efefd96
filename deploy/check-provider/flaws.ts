import { decodeHTMLAttribute } from 'entities';
import type { MediaSources } from '@/lib/cms/remote/mediaUrls';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractConfig } from '@/lib/cms/schema/category';
import type { ContractText } from '@/lib/cms/schema/text';
import { isLeftOut, LEFT_OUT } from './checkPicture';
import { placeIn } from './contract';

// Flaws that the site shows as they are, so that visitors see or miss something.

/** Characters printed of a picture’s URL: that of a picture pasted into a text contains the whole picture. */
const MAX_URL = 80;

/** The fields of plain text. */
const PLAIN = /\/(?:title|summary|keywords|caption|credit|place|alt)(?:\/[a-z]{2})?$|\/description\/[a-z]{2}$/;
/** The description of a category is HTML, that of its `seo` is not. */
const HTML = /\/(?:categories|subcategories)\/\d+\/description\//;

const MARKUP = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|<\/?[a-z][^<>]*>/i;

const LINK = /<a\s(?:[^<>"']|"[^"]*"|'[^']*')*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
const PDF = /\.pdf$/i;
const FILE = /\.[a-z\d]{2,5}$/i;

/** URLs in HTML on the content system, which visitors cannot reach. */
function linksTo(origin: string, html: string): string[] {
  const addresses = Array.from(html.matchAll(LINK), ([, quoted, single]) =>
    decodeHTMLAttribute(quoted ?? single ?? ''),
  );
  return addresses.filter((address) => {
    const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
    if (url?.origin !== origin) return false;
    const isAbsolute = URL.canParse(address) || address.startsWith('//');
    if (PDF.test(url.pathname)) return false;
    return isAbsolute ? !PICTURE.test(url.pathname) : FILE.test(url.pathname);
  });
}

const IMAGE_URL = /\/image\/url$/;
const IMG = /<img\s(?:[^<>"']|"[^"]*"|'[^']*')*/gi;
/** Scripts that load pictures later have their URLs in other attributes. */
const SOURCE =
  /\s(?:src|data-src|data-lazy-src|data-original|((?:data-(?:lazy-)?)?srcset))\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/** The URLs in one attribute of a picture. */
function urlsOf([, set, ...values]: RegExpMatchArray): string[] {
  const value = decodeHTMLAttribute(values.find((each) => each !== undefined) ?? '');
  return set ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '') : [value];
}

/** URLs of pictures in HTML that the site leaves out. */
const leftOutOf = (html: string, sources: MediaSources): string[] =>
  Array.from(html.matchAll(IMG), ([element]) => [...element.matchAll(SOURCE)].flatMap(urlsOf)).flatMap((urls) =>
    urls.every((url) => isLeftOut(url, sources)) ? urls.slice(0, 1) : [],
  );

/** All strings of a JSON value, each with its JSON pointer. */
function stringsIn(value: unknown, pointer = ''): [pointer: string, text: string][] {
  if (typeof value === 'string') return [[pointer, value]];
  return Object.entries(Object(value)).flatMap(([name, each]) => stringsIn(each, `${pointer}/${name}`));
}

/** Markup in plain text, and links to files of the content system, in a list of articles, the categories or a text. */
export function flawsIn(response: unknown, { apiHost }: MediaSources): string[] {
  return stringsIn(response).flatMap(([pointer, text]) => {
    if (PLAIN.test(pointer) && !HTML.test(pointer)) {
      const [markup] = MARKUP.exec(text) ?? [];
      return markup ? [`${placeIn(response, pointer)}: plain text, but contains ${markup.slice(0, 40)}`] : [];
    }
    return linksTo(apiHost, text).map(
      (address) => `${placeIn(response, pointer)}: links to ${address}: put files on a public host`,
    );
  });
}

/** Pictures that the site leaves out because of their URLs, in a response as for `flawsIn`. */
export const leftOutIn = (response: unknown, sources: MediaSources): string[] =>
  stringsIn(response).flatMap(([pointer, text]) =>
    (IMAGE_URL.test(pointer) ? [text].filter((url) => isLeftOut(url, sources)) : leftOutOf(text, sources)).map(
      (url) => `${placeIn(response, pointer)}: ${url.slice(0, MAX_URL)} is ${LEFT_OUT}`,
    ),
  );

const isWritten = (text: ContractText): boolean => Object.values(text).some(Boolean);

/** Categories without a title in an article, whose badge shows it. */
export const untitledIn = (articles: readonly ContractArticle[]): string[] =>
  articles.flatMap(({ _id, category }) =>
    category && !isWritten(category.title) && !isWritten(category.seo.title)
      ? [`category ${category._id} of ${_id}: has no title there, so visitors see an ellipsis`]
      : [],
  );

/** Categories and subcategories of articles of the guide that `/config` lacks. */
export function unlistedIn(articles: readonly ContractArticle[], config: ContractConfig): string[] {
  const listed = {
    category: config.categories,
    subcategory: [...config.categories.flatMap((each) => each.subcategories), ...config.subcategories],
  };
  return articles.flatMap((article) =>
    (['category', 'subcategory'] as const).flatMap((field) => {
      const id = article[field]?._id;
      const isListed = !id || listed[field].some((each) => each._id === id);
      return isListed ? [] : [`${field} ${id} of ${article._id}: not in /config, so its page is missing`];
    }),
  );
}

/** The fields of list items that pages read. */
const LISTED: Record<string, (article: ContractArticle) => unknown> = {
  title: ({ title }) => isWritten(title),
  description: ({ description }) => isWritten(description),
  'seo.slug': ({ seo }) => isWritten(seo.slug),
  type: ({ type }) => type,
  tags: ({ tags }) => tags[0],
  image: ({ image }) => image,
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  publishDate: ({ publishDate }) => publishDate,
  updatedAt: ({ updatedAt }) => updatedAt,
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
};

/** The fields that an article has, but its list item lacks. */
export function missingIn(item: ContractArticle, article: ContractArticle): string[] {
  const missing = Object.entries(LISTED).filter(([, read]) => read(article) && !read(item));
  return missing.length > 0 ? [`lists leave out its ${missing.map(([name]) => name).join(', ')}`] : [];
}
