/**
 * Hosts whose embeds may be offered to the visitor, and how the paths of their embeds begin: their other pages refuse to be
 * framed. Nothing of them loads before a click (docs/requirements.md, Content rules).
 */
const EMBED_PATHS: Record<string, readonly [string, ...string[]]> = {
  'www.youtube.com': ['/embed/'],
  'www.youtube-nocookie.com': ['/embed/'],
  'player.vimeo.com': ['/video/'],
  'www.google.com': ['/maps/embed', '/maps/d/embed', '/maps/d/u/0/embed'],
  'www.openstreetmap.org': ['/export/embed.html'],
};

export const EMBED_HOSTS = Object.keys(EMBED_PATHS);

/** Whether a page of one of the hosts is made for embedding. */
export const isEmbed = ({ host, pathname }: URL): boolean =>
  EMBED_PATHS[host]?.some((path) => pathname.startsWith(path)) ?? false;

/** How the address of an embed of one of the hosts begins. */
export const embedAddress = (host: string): string => `https://${host}${EMBED_PATHS[host]?.[0]}`;
