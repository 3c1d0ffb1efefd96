import 'server-only';
import { LRUCache } from 'lru-cache';
import type { ContractArticle, ContractImage } from '@/lib/cms/schema/article';
import type { ContractCategory } from '@/lib/cms/schema/category';
import type { ContractText } from '@/lib/cms/schema/text';
import { log } from '@/lib/server/log';

/** A list of articles names the same hosts over and over: each is told of once an hour. */
const TOLD_MS = 3_600_000;
const MAX_TOLD = 100;
const told = new LRUCache<string, true>({ max: MAX_TOLD, ttl: TOLD_MS });

function tellOfForeign({ protocol, host }: URL): void {
  const name = host || protocol;
  if (told.has(name)) return;
  told.set(name, true);
  log.warn('provider.foreignPicture', { host: name });
}

const RAW_IP = /^(\d{1,3}\.){3}\d{1,3}$/;

/**
 * The address on this site of a picture the provider names, so that visitors never meet the provider's host. The
 * provider's own origin, a root-relative path and plain http at a raw IP all mean a path on `API_HOST`.
 *
 * @returns null for a picture anywhere else: this site fetches from the provider only
 */
export function toMediaUrl(url: string, apiHost: string): string | null {
  if (!URL.canParse(url, apiHost)) return null;
  const target = new URL(url, apiHost);
  const ours = target.origin === apiHost || (target.protocol === 'http:' && RAW_IP.test(target.hostname));
  if (!ours || !/^https?:$/.test(target.protocol)) {
    tellOfForeign(target);
    return null;
  }
  return `/media${target.pathname}`;
}

export function withMediaImage(image: ContractImage | null, apiHost: string): ContractImage | null {
  const url = image && toMediaUrl(image.url, apiHost);
  return image && url ? { ...image, url } : null;
}

const PICTURE = /<(?:img|source)\b(?:[^>"']|"[^"]*"|'[^']*')*/gi;
const ATTRIBUTE = /(?<![^\s"'/])([^\s"'<>/=]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** The attributes that hold an address or a set of them, also of pictures that a script loads late. */
const ADDRESS = /^(?:src|data-src|data-lazy-src|data-original)$/i;
const SET = /^(?:srcset|data-srcset|data-lazy-srcset)$/i;

/** A set of addresses, each with its width or density; those from elsewhere go. */
const withMediaSet = (set: string, apiHost: string): string =>
  set
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [url = '', ...size] = candidate.trim().split(/\s+/);
      const media = toMediaUrl(url, apiHost);
      return media ? [[media, ...size].join(' ')] : [];
    })
    .join(', ');

/** An attribute of a picture: addresses point at this site afterwards, the others stay as they are. */
function withMediaAttribute(apiHost: string) {
  return (whole: string, name: string, equals: string, ...values: (string | undefined)[]): string => {
    const value = (values.slice(0, 3).find((each) => each !== undefined) ?? '').replaceAll('&amp;', '&');
    if (ADDRESS.test(name)) return `${name}${equals}"${toMediaUrl(value, apiHost) ?? ''}"`;
    return SET.test(name) ? `${name}${equals}"${withMediaSet(value, apiHost)}"` : whole;
  };
}

/** Points the pictures of an HTML text at this site; one that may not be fetched loses its address. */
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
