type Embeds = {
  /** How the path of an embed usually begins. */
  path: string;
  /** The paths and queries of all embeds of the host. */
  pattern: RegExp;
};

const YOUTUBE: Embeds = { path: '/embed/', pattern: /^\/embed(?:[/?]|$)/ };

/**
 * Hosts whose embeds are allowed; their other pages refuse to be framed. Nothing loads from them before a click
 * (docs/requirements.md, Content rules).
 */
const EMBEDS: Readonly<Record<string, Embeds>> = {
  'www.youtube.com': YOUTUBE,
  'www.youtube-nocookie.com': YOUTUBE,
  'player.vimeo.com': { path: '/video/', pattern: /^\/video\// },
  'www.google.com': {
    path: '/maps/embed',
    pattern: /^\/maps(?:\/embed|\/d\/(?:u\/\d+\/)?embed|\/?\?(?:[^#]*&)?output=embed)/,
  },
  'www.openstreetmap.org': { path: '/export/embed.html', pattern: /^\/export\/embed\.html/ },
};

export const EMBED_HOSTS = Object.keys(EMBEDS);

/** Whether a page of one of the hosts is made for embedding. */
export const isEmbed = ({ host, pathname, search }: URL): boolean =>
  EMBEDS[host]?.pattern.test(pathname + search) ?? false;

/** How the address of an embed of one of the hosts begins. */
export const embedUrl = (host: string): string => `https://${host}${EMBEDS[host]?.path}`;
