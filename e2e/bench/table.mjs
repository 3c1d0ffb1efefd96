/**
 * One measure. `budget` is a ceiling, `floor` a least value; where there is a floor, or it is so much a second, more is better.
 *
 * @typedef {{ part: string, name: string, median: number, unit: string, budget?: number | undefined, floor?: number | undefined }} Row
 */

/** Less than this is noise. */
const NOISE = 0.05;

const HEAD = `# Measured

Medians of \`npm run bench\`; the budget is the most it may be, or the least where it says so. Compare runs of one machine only.

| Part | Measure | Median | Unit | Budget | Before |
| ---- | ------- | ------ | ---- | ------ | ------ |
`;

/** @param {{ part: string, name: string }} row */
const keyOf = ({ part, name }) => `${part} ${name}`;

/** @param {Row} row */
function budgetOf({ budget, floor }) {
  if (budget !== undefined) return String(budget);
  return floor === undefined ? '' : `at least ${floor}`;
}

/** @param {Row} row */
const isOver = ({ median, budget, floor }) =>
  (budget !== undefined && median > budget) || (floor !== undefined && median < floor);

const isBetterMore = (/** @type {Row} */ { floor, unit }) => floor !== undefined || unit.endsWith('/s');

/** @param {Row[]} rows @param {Row[]} before */
export function writeTable(rows, before) {
  const known = new Map(before.map((row) => [keyOf(row), row.median]));
  const lines = rows.map((row) => {
    const value = isOver(row) ? `**${row.median}**` : String(row.median);
    return `| ${[row.part, row.name, value, row.unit, budgetOf(row), known.get(keyOf(row)) ?? ''].join(' | ')} |`;
  });
  return `${HEAD}${lines.join('\n')}\n`;
}

/** @param {string} text @returns {Row[]} */
export function readTable(text) {
  return [...text.matchAll(/^\| ([a-z]+) \| (.+?) \| \**([\d.]+)\** \| (.*?) \| (at least )?([\d.]*) \| .*\|$/gm)].map(
    ([, part = '', name = '', median, unit = '', least, bound]) => ({
      part,
      name,
      median: Number(median),
      unit,
      ...(bound && { [least ? 'floor' : 'budget']: Number(bound) }),
    }),
  );
}

/** What is worse than it was by more than noise, and what is over its budget: one line each. @param {Row[]} rows @param {Row[]} before */
export function worse(rows, before) {
  const known = new Map(before.map((row) => [keyOf(row), row.median]));
  return rows.flatMap((row) => {
    const was = known.get(keyOf(row));
    const change = was ? row.median / was - 1 : 0;
    const isWorse = isBetterMore(row) ? change < -NOISE : change > NOISE;
    const lines = [];
    if (isWorse) lines.push(`worse: ${keyOf(row)}: ${was} -> ${row.median} ${row.unit}`);
    if (isOver(row))
      lines.push(`not within its budget: ${keyOf(row)}: ${row.median} ${row.unit}, budget ${budgetOf(row)}`);
    return lines;
  });
}
