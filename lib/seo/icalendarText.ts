/** Octets a line of a calendar holds, without its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** A text as the value of a property. */
export const escapeCalendarText = (text: string): string =>
  text
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/** A line that is too long goes on in the next one, which begins with a space; no character is torn apart. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += more;
  }
  return [...lines, current].join('\r\n');
}
