/** Named entities of the characters that a host and what surrounds it are made of. */
const NAMED: Record<string, string> = { '.': 'period', ':': 'colon', '/': 'sol', '@': 'commat', '-': 'hyphen|dash' };

/** A character of either case, or a number of it as an entity or percent-encoded. */
function anyForm(character: string): string {
  const codes = [character.toLowerCase(), character.toUpperCase()].map((each) => each.charCodeAt(0));
  const forms = codes.flatMap((code) => {
    const hex = code.toString(16);
    return [`&#0*${code};?`, `&#x0*${hex};?`, `%${hex}`];
  });
  const name = NAMED[character];
  return `(?:${[`\\u00${character.charCodeAt(0).toString(16)}`, ...forms, ...(name ? [`&(?:${name});`] : [])].join('|')})`;
}

const anyFormOf = (text: string): string => Array.from(text, anyForm).join('');

const SLASHES = `(?:\\\\?${anyForm('/')}){2}`;
const SCHEME = `https?${anyForm(':')}`;
/** A name and a password before the host; bounded, so that the time grows with the length of the text. */
const USER = `[^\\s/@"'<>&]{0,100}${anyForm('@')}`;

/**
 * Takes the provider’s host out of a text, in whatever form it stands: an address becomes one of this site, below
 * `/media`, the bare host vanishes. A host of one word, such as `api`, counts only in an address or with its port.
 *
 * @param apiHost origin of the provider
 */
export function createHostRemover(apiHost: string): (text: string) => string {
  const { hostname, port } = new URL(apiHost);
  const before = '(?<![\\w.-])';
  const after = '(?![\\w-]|\\.\\w)';
  const host = anyFormOf(hostname);
  const anyPort = `${anyForm(':')}(?:${[...(port ? [anyFormOf(port)] : []), '\\d{1,5}'].join('|')})`;
  const address = `(?:${SCHEME})?(${SLASHES})(?:${USER})?${host}(?:${anyPort})?${after}`;
  const bare = `${before}${host}${hostname.includes('.') || hostname.includes(':') ? `(?:${anyPort})?` : anyPort}${after}`;
  const pattern = new RegExp(`${address}|${bare}`, 'gi');
  return (text) => text.replace(pattern, (_whole, slashes: string | undefined) => (slashes ? '/media' : ''));
}

/** A value of JSON with each of its strings converted. */
export function mapStrings<T>(value: T, convert: (text: string) => string): T {
  if (typeof value === 'string') return convert(value) as T;
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, convert)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapStrings(each, convert)])) as T;
}
