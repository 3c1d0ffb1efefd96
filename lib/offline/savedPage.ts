/** Header with the time a page was saved, ISO 8601. */
const SAVED_AT = 'X-Saved-At';
/** Header with the URL-encoded title. */
const TITLE = 'X-Saved-Title';

/** As React escapes text. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The heading of a page. */
const titleOf = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Sets the time of saving in `headers`, and returns them. */
export function withSavedAt(headers: Headers, now: Date): Headers {
  headers.set(SAVED_AT, now.toISOString());
  return headers;
}

/** The response to save: the page, with the time of saving and its title as headers. */
export function toSavedPage(response: Response, html: string, now: Date): Response {
  const headers = withSavedAt(new Headers(response.headers), now);
  // The body is decompressed already.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(TITLE, encodeURIComponent(titleOf(html)));
  return new Response(html, { headers });
}

export const savedAt = ({ headers }: Response): string => headers.get(SAVED_AT) ?? '';

export const savedTitle = ({ headers }: Response): string => decodeURIComponent(headers.get(TITLE) ?? '');
