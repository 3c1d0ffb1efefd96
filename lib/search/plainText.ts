/** Longest summary a result shows, in characters. */
const SUMMARY_LENGTH = 170;

/** The characters of HTML as words for an index, which nobody is ever shown. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text: whole if it is short, else to the end of a word. */
export function toSummary(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > SUMMARY_LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\p{Cs}\s,;:–.-]+$/u, '')}…`;
}

/** All words of a branch of the messages, without their placeholders. */
export function textsOf(branch: unknown): string {
  if (typeof branch === 'string') return branch.replace(/\{[^{}]*\}/g, ' ').replace(/[{}#]/g, ' ');
  return typeof branch === 'object' && branch !== null ? Object.values(branch).map(textsOf).join(' ') : '';
}
