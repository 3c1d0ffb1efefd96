/** Named entities of the characters in a URL’s scheme, user and host. */
const NAMED: Record<string, string> = { '.': 'period', ':': 'colon', '/': 'sol', '@': 'commat', '-': 'hyphen|dash' };

/** A character in either case, as a JSON escape, an entity or percent-encoded, also more than once. */
function anyForm(character: string): string {
  const codes = [character.toLowerCase(), character.toUpperCase()].map((each) => each.charCodeAt(0));
  const forms = codes.flatMap((code) => {
    const hex = code.toString(16);
    return [`&#0*${code};?`, `&#x0*${hex};?`, `%(?:25)*${hex}`];
  });
  const name = NAMED[character];
  return `(?:${[`\\u00${character.charCodeAt(0).toString(16)}`, ...forms, ...(name ? [`&(?:${name});`] : [])].join('|')})`;
}

const anyFormOf = (text: string): string => Array.from(text, anyForm).join('');

const SLASHES = `(?:\\\\?${anyForm('/')}){2}`;
const SCHEME = `https?${anyForm(':')}`;
/** User and password before the host. The limit makes matching linear in the length of the text. */
const USER = `[^\\s/@"'<>&]{0,100}${anyForm('@')}`;

/**
 * Removes the provider’s host from a text, however it is escaped: a URL becomes a path below `/media`, the bare host is
 * deleted. A host of one word, such as `api`, is removed only in a URL or with its port.
 *
 * @param apiHost origin of the provider
 */
export function createHostRemover(apiHost: string): (text: string) => string {
  const { hostname, port } = new URL(apiHost);
  // A longer name is another host; an address is the same one after any letter.
  const before = /^[\d.]+$/.test(hostname) ? '(?<![\\d.])' : '(?<![\\w.-])';
  const after = '(?![\\w-]|\\.\\w)';
  const host = anyFormOf(hostname);
  const anyPort = `${anyForm(':')}(?:${[...(port ? [anyFormOf(port)] : []), '\\d{1,5}'].join('|')})`;
  const address = `(?:${SCHEME})?(${SLASHES})(?:${USER})?${host}(?:${anyPort})?${after}`;
  const bare = `${before}${host}${hostname.includes('.') || hostname.includes(':') ? `(?:${anyPort})?` : anyPort}${after}`;
  const pattern = new RegExp(`${address}|${bare}`, 'gi');
  return (text) => text.replace(pattern, (_whole, slashes: string | undefined) => (slashes ? '/media' : ''));
}

/** Converts each string in a JSON value. */
export function mapStrings<T>(value: T, convert: (text: string) => string): T {
  if (typeof value === 'string') return convert(value) as T;
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, convert)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapStrings(each, convert)])) as T;
}
