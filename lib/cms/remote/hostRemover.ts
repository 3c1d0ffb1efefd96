import { decodeHTML } from 'entities';

/**
 * A character as a JSON escape, an entity or percent-encoded (also more than once), or a compatibility variant of
 * ASCII.
 */
const SPELLED = new RegExp(
  [
    '\\\\u[\\da-fA-F]{4}',
    '\\\\(?=/)',
    '&#(?:[xX]0*[\\da-fA-F]{1,6}|0*\\d{1,7});?',
    '&[a-zA-Z]{3,31};?',
    '%(?:25)*[0-7][\\da-fA-F]',
    '(?:%(?:25)*[89a-fA-F][\\da-fA-F])+',
    '[\\x80-\\xff\\u017f\\u02b0-\\u036f\\u1d00-\\u{10ffff}]',
  ].join('|'),
  'gu',
);

const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;

/**
 * A character as a browser reads it in a host: ① is 1, ideographic full stops are dots. Null if it cannot be in a host.
 */
function toHostCharacter(character: string): string | null {
  if (UNSEEN.test(character)) return '';
  const plain = character.normalize('NFKC').replace(/[。｡]/g, '.').replace('‐', '-');
  return /^[\w.:/@[\]-]+$/.test(plain) ? plain : null;
}

function charactersOf(spelled: string): string {
  if (spelled.startsWith('%')) return decodeURIComponent(spelled.replaceAll(/%(?:25)*(?=[\da-fA-F]{2})/g, '%'));
  return spelled.startsWith('&') ? decodeHTML(spelled) : String.fromCodePoint(Number.parseInt(spelled.slice(2), 16));
}

/** The decoded characters if they may be in a host, else the original spelling. */
function decodeSpelling(spelled: string): string {
  if (spelled > '\x7f') return toHostCharacter(spelled) ?? spelled;
  if (spelled === '\\') return '';
  try {
    const plain = Array.from(charactersOf(spelled), toHostCharacter);
    return plain.includes(null) ? spelled : plain.join('');
  } catch {
    // Neither UTF-8 nor a code point.
    return spelled;
  }
}

/** Invisible text between two characters of a host: a browser drops line breaks in a URL. */
const GAP = '(?:[\\t\\n\\r]|</?[a-z]{1,10}/?>){0,4}';

const escapedCharacters = (text: string): string[] =>
  Array.from(text, (character) => `\\u00${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** User and password before the host. The limit makes matching linear in the length of the text. */
const START = `(?:https?:)?[/\\\\]{2,4}(?:[^\\s/@"'<>&]{0,100}@)?`;

const PORT = ':\\d{1,5}';

const NUMBERS = '[\\da-fx.]{1,60}|\\[[\\da-f:.]{2,60}\\]';

/**
 * Removes the provider’s host from a text, however it is spelled: a URL becomes a path below `/media`, the bare host is
 * deleted (docs/decisions/provider-host.md). A host of one word, such as `api`, is removed only in a URL or with its
 * port.
 */
export function createHostRemover(apiHost: string): (text: string) => string {
  const { hostname } = new URL(apiHost);
  const isIp = /^[\d.]+$|^\[/.test(hostname);
  const mapped = `http://[::ffff:${hostname}]`;
  const numbers = [hostname, ...(URL.canParse(mapped) ? [new URL(mapped).hostname] : [])];
  // A longer name is another host; an address is the same one after any letter.
  const before = isIp ? '(?<![\\d.])' : '(?:(?<![\\w.-])|(?<=%[\\da-f]{2}))';
  const after = '(?![\\w-]|\\.\\w)';
  const host = escapedCharacters(hostname).join(GAP);
  const bare = `${before}${host}${hostname.includes('.') || isIp ? `(?:${PORT})?` : PORT}${after}`;
  const address = `(${START})(?:${host}${isIp ? `|(${NUMBERS})` : ''})(?:${PORT})?${after}`;
  const pattern = new RegExp(`${address}|${bare}`, 'gi');

  const isOurs = (number: string): boolean =>
    URL.canParse(`http://${number}`) && numbers.includes(new URL(`http://${number}`).hostname);
  const remove = (plain: string): string =>
    plain.replace(pattern, (whole, start: string | undefined, number: unknown) => {
      if (typeof number === 'string' && !isOurs(number)) return whole;
      return (start ? '/media' : '') + (whole.match(/<[^<>]+>/g) ?? []).join('');
    });

  return (text) =>
    text.replace(/(?:[^ "'<>]|<\/?[a-z]{1,10}\/?>)+/gi, (part) => {
      const plain = part.replace(SPELLED, decodeSpelling);
      const rest = remove(plain);
      return rest === plain ? part : rest;
    });
}

/** Converts each string in a JSON value. */
export function mapStrings<T>(value: T, convert: (text: string) => string): T {
  if (typeof value === 'string') return convert(value) as T;
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, convert)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapStrings(each, convert)])) as T;
}
