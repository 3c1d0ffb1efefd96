/** When a page was put away, ISO 8601, and what it is called. */
const AT = 'X-Saved-At';
const TITLE = 'X-Saved-Title';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const unescapeText = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

const TITLES = [/<h1[^>]*>(.*?)<\/h1>/s, /<title>([^<]*)<\/title>/];

/** What a page calls itself: its first heading. */
const titleOf = (html: string): string => {
  const title = TITLES.map((pattern) => pattern.exec(html)?.[1]).find(Boolean) ?? '';
  return unescapeText(title.replace(/<[^>]*>/g, '')).trim();
};

/** Headers with the time something was put away. */
export function withSavedAt(headers: Headers, now: Date): Headers {
  headers.set(AT, now.toISOString());
  return headers;
}

/** A page as it is put away: as it came, with the day it was saved and its title. */
export function toSavedPage(response: Response, html: string, now: Date): Response {
  const headers = withSavedAt(new Headers(response.headers), now);
  // The body is unpacked already.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(TITLE, encodeURIComponent(titleOf(html)));
  return new Response(html, { headers });
}

export const savedAt = ({ headers }: Response): string => headers.get(AT) ?? '';

export const savedTitle = ({ headers }: Response): string => decodeURIComponent(headers.get(TITLE) ?? '');
