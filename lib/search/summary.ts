/** Longest summary a result shows, in characters. */
const SUMMARY_LENGTH = 170;

/** A short text unchanged, a long one cut after a word. */
export function toSummary(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–.-]+$/, '')}…`;
}

/** All texts of a branch of the messages, without tags and placeholders. */
export function textsOf(branch: unknown): string {
  if (typeof branch === 'string') return branch.replace(/<\/?\w+>/g, '').replace(/\{[^{}]*\}|[{}#]/g, ' ');
  return typeof branch === 'object' && branch !== null ? Object.values(branch).map(textsOf).join(' ') : '';
}
