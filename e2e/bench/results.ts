/** A measured value and its budget, if it has one. */
export type Measure = { value: number; atMost?: number; atLeast?: number };

type Row = (string | Measure)[];

/** A table of RESULTS.md. A measure outside its budget is printed in bold. */
export type Table = { note: string; columns: string[]; rows: Row[] };

/** Three significant digits; more are noise. */
const rounded = (value: number): string =>
  String(Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3)));

function toText(cell: string | Measure): string {
  if (typeof cell === 'string') return cell;
  const { value, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = cell;
  return value >= atLeast && value <= atMost ? rounded(value) : `**${rounded(value)}**`;
}

/** The columns of a table with one measure in each row, and such a row. */
export const SINGLE = ['', 'median', 'unit', 'at most', 'at least'];
export function singleRow(name: string, unit: string, value: number, budget: Omit<Measure, 'value'> = {}): Row {
  const bounds = [budget.atMost, budget.atLeast].map((bound) => (bound === undefined ? '' : rounded(bound)));
  return [name, { value, ...budget }, unit, ...bounds];
}

export function toMarkdown(title: string, { note, columns, rows }: Table): string {
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(toText))];
  return `## ${title}\n\n${note}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
}

/** The sections of a results file by their titles. */
export const sectionsOf = (markdown: string): Map<string, string> =>
  new Map([...markdown.matchAll(/^## (\w+)\n[^#]*/gm)].map(([section, title = '']) => [title, `${section.trim()}\n`]));
