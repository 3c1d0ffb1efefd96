import { site } from '@/lib/site';

/** A message to the desk about a page, with its title and its URL: the visitor’s own mail program sends it. */
export function reportHref(subject: string, url: string): string {
  const fields = { subject, body: `${url}\n\n` };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${site.email}?${query.join('&')}`;
}
