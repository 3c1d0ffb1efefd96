/**
 * Hosts whose embeds may be offered to the visitor; nothing of them loads before a click
 * (docs/requirements.md, Content rules).
 */
export const EMBED_HOSTS = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.google.com',
  'www.openstreetmap.org',
];
