/** Longest summary a result shows, in characters. */
const SUMMARY_LENGTH = 170;

/** A short text unchanged, a long one cut after a word. */
export function toSummary(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > SUMMARY_LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\p{Cs}\s,;:–.-]+$/u, '')}…`;
}

/** All texts of a branch of the messages, without tags and placeholders. */
export function textsOf(branch: unknown): string {
  if (typeof branch === 'string') return branch.replace(/<\/?\w+>/g, '').replace(/\{[^{}]*\}|[{}#]/g, ' ');
  return typeof branch === 'object' && branch !== null ? Object.values(branch).map(textsOf).join(' ') : '';
}
