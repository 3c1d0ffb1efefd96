/** Named stretches of time events can be narrowed to. */
export const NAMED_RANGES = ['today', 'weekend', 'month'] as const;

export type NamedRange = (typeof NAMED_RANGES)[number];

/** What narrows the events: a named stretch, or `YYYY-MM-DD_YYYY-MM-DD` with either day left out. */
export type RangeKey = NamedRange | `${string}_${string}`;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const isDay = (value: string | null): value is string =>
  value !== null &&
  DAY.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** The range of a query, `when=today` or `from=…&to=…`; null when it names none, or none that makes sense. */
export function readRange(query: URLSearchParams): RangeKey | null {
  const when = NAMED_RANGES.find((name) => name === query.get('when'));
  if (when) return when;
  const from = query.get('from');
  const to = query.get('to');
  const days = { from: isDay(from) ? from : null, to: isDay(to) ? to : null };
  if (!days.from && !days.to) return null;
  return `${days.from ?? ''}_${days.to ?? ''}`;
}
