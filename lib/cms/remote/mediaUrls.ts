import 'server-only';
import { decodeHTMLAttribute, escapeAttribute } from 'entities';
import { isMediaPath, mediaFolder } from '@/lib/cms/mediaPath';
import type { ContractArticle, ContractImage } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';
import type { ContractText } from '@/lib/cms/schema/text';
import { warnOnce } from '@/lib/cms/warnOnce';
import { inEachLanguage } from '@/lib/i18n/language';
import { normalizePath } from '@/lib/routing/normalizePath';

const MAX_LOGGED_PATH = 300;

/** The path of a picture below `/media`; null for one that `/media` would refuse. */
function toMediaPath(pathname: string, warn: typeof warnOnce): string | null {
  const path = normalizePath(pathname.replace(/\/+/g, '/'));
  if (path !== null && isMediaPath(path.split('/').slice(1).map(decodeURIComponent))) return `/media${path}`;
  warn('provider.unusablePicture', { path: pathname.slice(0, MAX_LOGGED_PATH) });
  return null;
}

const RAW_IP = /^(\d{1,3}\.){3}\d{1,3}$/;

/** Where the provider's pictures may be: the origin of the provider, and further host names. */
export type MediaSources = { apiHost: string; mediaHosts: readonly string[] };

/**
 * The path on this site of a picture of the provider, which hides the provider's host; null for a picture of another
 * host, and for a path that no picture can have. The provider's own origin, a root-relative path and plain http at an IP
 * address all mean a path on `API_HOST`; a picture of `MEDIA_HOSTS` has its `mediaFolder` in the path.
 *
 * @param warn logs why the result is null
 */
export function toMediaUrl(url: string, { apiHost, mediaHosts }: MediaSources, warn = warnOnce): string | null {
  if (!url || !URL.canParse(url, apiHost)) return null;
  const { protocol, host, hostname, pathname } = new URL(url, apiHost);
  // `data:` and the like have no host, and `origin` is that of few schemes.
  const origin = host ? `${protocol}//${host}` : protocol;
  if (origin === apiHost || (protocol === 'http:' && RAW_IP.test(hostname))) return toMediaPath(pathname, warn);
  if (mediaHosts.some((each) => origin === `https://${each}`))
    return toMediaPath(`/${mediaFolder(hostname, apiHost)}${pathname}`, warn);
  warn('provider.foreignPicture', { origin });
  return null;
}

function withMediaImage(image: ContractImage | null, sources: MediaSources): ContractImage | null {
  const url = image && toMediaUrl(image.url, sources);
  if (!image || !url) return null;
  return { ...image, url, thumbnailUrl: image.thumbnailUrl && toMediaUrl(image.thumbnailUrl, sources) };
}

/**
 * The path on this site of a PDF on the provider’s origin. Null for any other link: a path may be a page of this site, and
 * other files are not fetched.
 */
function toPdfUrl(url: string, { apiHost }: MediaSources): string | null {
  const target = URL.canParse(url, apiHost) ? new URL(url, apiHost) : null;
  return target?.origin === apiHost && /\.pdf$/i.test(target.pathname) ? toMediaPath(target.pathname, warnOnce) : null;
}

const ELEMENT = /<(?:img|source|a)\b(?:[^>"']|"[^"]*"|'[^']*')*/gi;
const ATTRIBUTE = /(?<![^\s"'/])([^\s"'<>/=]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Attributes with a URL or a set of them, also those of lazy-loading scripts. */
const URL_ATTRIBUTE = /^(?:src|data-src|data-lazy-src|data-original)$/i;
const SET_ATTRIBUTE = /^(?:srcset|data-srcset|data-lazy-srcset)$/i;

/** A `srcset` with paths of this site; pictures of other hosts are removed. */
const withMediaSet = (set: string, sources: MediaSources): string =>
  set
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [url = '', ...size] = candidate.trim().split(/\s+/);
      const media = toMediaUrl(url, sources);
      return media ? [[media, ...size].join(' ')] : [];
    })
    .join(', ');

/** Replaces the URLs in one attribute of a picture or a link; other attributes are returned unchanged. */
function withMediaAttribute(sources: MediaSources) {
  return (whole: string, name: string, equals: string, ...values: (string | undefined)[]): string => {
    const value = decodeHTMLAttribute(values.slice(0, 3).find((each) => each !== undefined) ?? '');
    if (URL_ATTRIBUTE.test(name)) return `${name}${equals}"${toMediaUrl(value, sources) ?? ''}"`;
    const pdf = /^href$/i.test(name) && toPdfUrl(value, sources);
    if (pdf) return `${name}${equals}"${pdf}"`;
    return SET_ATTRIBUTE.test(name) ? `${name}${equals}"${escapeAttribute(withMediaSet(value, sources))}"` : whole;
  };
}

/** Replaces the URLs of pictures and PDFs in HTML with paths of this site. Pictures of other hosts get an empty one. */
export const withMediaHtml = (html: string, sources: MediaSources): string =>
  html.replace(ELEMENT, (element) => element.replace(ATTRIBUTE, withMediaAttribute(sources)));

const withMediaText = (text: ContractText, sources: MediaSources): ContractText =>
  inEachLanguage((language) => text[language] && withMediaHtml(text[language], sources));

export const withMediaArticle = (article: ContractArticle, sources: MediaSources): ContractArticle => ({
  ...article,
  image: withMediaImage(article.image, sources),
  content: withMediaText(article.content, sources),
});

const withMediaFields = <T extends ContractSubcategory | ContractCategory>(category: T, sources: MediaSources): T => ({
  ...category,
  description: withMediaText(category.description, sources),
  image: withMediaImage(category.image, sources),
});

export const withMediaCategory = (category: ContractCategory, sources: MediaSources): ContractCategory => ({
  ...withMediaFields(category, sources),
  subcategories: category.subcategories.map((subcategory) => withMediaFields(subcategory, sources)),
});
