import 'server-only';
import { LRUCache } from 'lru-cache';
import type { ContractArticle, ContractImage } from '@/lib/cms/schema/article';
import type { ContractCategory } from '@/lib/cms/schema/category';
import type { ContractText } from '@/lib/cms/schema/text';
import { log } from '@/lib/server/log';

/** Each host is logged once an hour. */
const LOG_INTERVAL_MS = 3_600_000;
const MAX_HOSTS = 100;
const logged = new LRUCache<string, true>({ max: MAX_HOSTS, ttl: LOG_INTERVAL_MS });

function warnAboutForeign({ protocol, host }: URL): void {
  const name = host || protocol;
  if (logged.has(name)) return;
  logged.set(name, true);
  log.warn('provider.foreignPicture', { host: name });
}

const RAW_IP = /^(\d{1,3}\.){3}\d{1,3}$/;

/**
 * The path on this site of a picture of the provider, which hides the provider's host. The provider's own origin, a
 * root-relative path and plain http at an IP address all mean a path on `API_HOST`.
 *
 * @returns null for a picture of another host, since this site fetches from the provider only
 */
export function toMediaUrl(url: string, apiHost: string): string | null {
  if (!URL.canParse(url, apiHost)) return null;
  const target = new URL(url, apiHost);
  const ours = target.origin === apiHost || (target.protocol === 'http:' && RAW_IP.test(target.hostname));
  if (!ours || !/^https?:$/.test(target.protocol)) {
    warnAboutForeign(target);
    return null;
  }
  return `/media${target.pathname}`;
}

function withMediaImage(image: ContractImage | null, apiHost: string): ContractImage | null {
  const url = image && toMediaUrl(image.url, apiHost);
  return image && url ? { ...image, url } : null;
}

const PICTURE = /<(?:img|source)\b(?:[^>"']|"[^"]*"|'[^']*')*/gi;
const ATTRIBUTE = /(?<![^\s"'/])([^\s"'<>/=]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Attributes with a URL or a set of them, also those of lazy-loading scripts. */
const URL_ATTRIBUTE = /^(?:src|data-src|data-lazy-src|data-original)$/i;
const SET_ATTRIBUTE = /^(?:srcset|data-srcset|data-lazy-srcset)$/i;

/** A `srcset` with paths of this site; pictures of other hosts are removed. */
const withMediaSet = (set: string, apiHost: string): string =>
  set
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [url = '', ...size] = candidate.trim().split(/\s+/);
      const media = toMediaUrl(url, apiHost);
      return media ? [[media, ...size].join(' ')] : [];
    })
    .join(', ');

/** Replaces the URLs in one attribute of a picture; other attributes are returned unchanged. */
function withMediaAttribute(apiHost: string) {
  return (whole: string, name: string, equals: string, ...values: (string | undefined)[]): string => {
    const value = (values.slice(0, 3).find((each) => each !== undefined) ?? '').replaceAll('&amp;', '&');
    if (URL_ATTRIBUTE.test(name)) return `${name}${equals}"${toMediaUrl(value, apiHost) ?? ''}"`;
    return SET_ATTRIBUTE.test(name) ? `${name}${equals}"${withMediaSet(value, apiHost)}"` : whole;
  };
}

/** Replaces the URLs of the pictures in HTML with paths of this site. Pictures of other hosts get an empty one. */
export const withMediaHtml = (html: string, apiHost: string): string =>
  html.replace(PICTURE, (picture) => picture.replace(ATTRIBUTE, withMediaAttribute(apiHost)));

const withMediaText = (text: ContractText, apiHost: string): ContractText => ({
  en: text.en && withMediaHtml(text.en, apiHost),
  sr: text.sr && withMediaHtml(text.sr, apiHost),
});

export const withMediaArticle = (article: ContractArticle, apiHost: string): ContractArticle => ({
  ...article,
  image: withMediaImage(article.image, apiHost),
  content: withMediaText(article.content, apiHost),
});

export const withMediaCategory = (category: ContractCategory, apiHost: string): ContractCategory => ({
  ...category,
  description: withMediaText(category.description, apiHost),
  image: withMediaImage(category.image, apiHost),
  subcategories: category.subcategories.map((subcategory) => ({
    ...subcategory,
    description: withMediaText(subcategory.description, apiHost),
    image: withMediaImage(subcategory.image, apiHost),
  })),
});
