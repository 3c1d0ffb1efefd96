import { decodeHTML } from 'entities';

export const withoutScripts = (html: string): string => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ');

/** The text of the document without scripts, styles and tags. */
export const textOf = (html: string): string =>
  decodeHTML(withoutScripts(html).replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

export const languageOf = (html: string): string | undefined => /<html[^>]*\blang="([^"]+)"/.exec(html)?.[1];

export const titleOf = (html: string): string => decodeHTML(/<title>([^<]*)/.exec(html)?.[1] ?? '');

export const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map((match) => textOf(match[1] ?? ''));

type Attributes = Record<string, string>;

/** The attributes of every element of a name, in order. */
export const elementsOf = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decodeHTML(value),
      ]),
    ),
  );

/** The meta elements of a page by `property` or `name`, each with all its values. */
export function metaOf(html: string): Record<string, string[]> {
  const meta: Record<string, string[]> = {};
  for (const { property, name, content = '' } of elementsOf(html, 'meta')) {
    const key = property ?? name;
    if (key) meta[key] = [...(meta[key] ?? []), content];
  }
  return meta;
}

const linksOf = (html: string, rel: string): Attributes[] =>
  elementsOf(html, 'link').filter((link) => link.rel === rel);

export const canonicalOf = (html: string): string | undefined => linksOf(html, 'canonical')[0]?.href;

/** Addresses by `hreflang`. */
export const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    linksOf(html, 'alternate').flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
  );

/** An address of the site as path and query. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return `${pathname}${search}`;
};
