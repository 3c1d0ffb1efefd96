/** An item of a list. `mark` is the tick or cross at its start, which is shown as its bullet. */
export type MarkedItem = { mark: { sign: string; kind: 'tick' | 'cross' } | null; text: string };

const MARKED = /^\s*([✓✔✅✗✘✕✖❌])[\uFE0E\uFE0F]?\s*/u;
const TICKS = '✓✔✅';

/** Splits a leading tick or cross from an item (docs/requirements.md, Legal pages). */
export function toMarkedItem(item: string): MarkedItem {
  const [lead = '', sign] = MARKED.exec(item) ?? [];
  if (!sign) return { mark: null, text: item.trim() };
  return { mark: { sign, kind: TICKS.includes(sign) ? 'tick' : 'cross' }, text: item.slice(lead.length).trim() };
}
