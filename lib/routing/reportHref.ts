import { site } from '@/lib/site';

/** A message to the desk about a page, with its title and its URL: the visitor’s own mail program sends it. */
export const reportHref = (subject: string, url: string): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${url}\n\n`)}`;
