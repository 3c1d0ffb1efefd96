import { z } from 'zod';
import { type OpenTime, toStartAndEnd, WEEKDAYS } from '@/lib/openingHours';

/** `HH:MM` */
export const clockTime = z.stringFormat('time', /^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The latest end on the next day: one after it means that the two were reversed, or one is wrong. */
const LATEST_END = '06:00';

const isDayOrNight = (time: OpenTime): boolean => {
  const [start, end] = toStartAndEnd(time);
  return start <= end || end <= LATEST_END;
};

const reversed = (time: OpenTime): string => toStartAndEnd(time).reverse().join('-');

/** What is wrong with the form of hours. Those of a whole day cannot end at 00:00, since they begin then. */
function formOf(input: string): string {
  if (!input.endsWith('-24:00')) return 'must look like "09:00-17:00"';
  if (input === '00:00-24:00') return 'the last minute of a day is 23:59; write 00:00-23:59';
  return `midnight is 00:00; write ${input.replace(/24:00$/, '00:00')}`;
}

const openTime = z
  .templateLiteral([clockTime, '-', clockTime], { error: ({ input }) => formOf(String(input)) })
  .refine(isDayOrNight, {
    error: ({ input }) =>
      `${input} ends before it begins; write ${reversed(input as OpenTime)}, or an end up to ${LATEST_END}`,
    abort: true,
  });

/** Whether each begins after the one before has ended; the last may end on the next day. */
function areInOrder(times: readonly OpenTime[]): boolean {
  const clock = times.flatMap(toStartAndEnd);
  const isNextDay = (time: string, index: number) => index === clock.length - 1 && time < (clock[0] ?? '');
  return clock.every((time, index) => time > (clock[index - 1] ?? '') || isNextDay(time, index));
}

export const openTimes = z.array(openTime).refine(areInOrder, 'must be in order, without repeats or overlaps');

const dayOfYear = z
  .string()
  .regex(
    /^(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)$/,
    'must be a month and one of its days, "05-01"',
  );

const row = z
  .strictObject({
    days: z.array(z.enum(WEEKDAYS)).min(1).readonly(),
    times: openTimes.min(1).readonly(),
    from: dayOfYear.optional(),
    to: dayOfYear.optional(),
  })
  .refine(({ from, to }) => Boolean(from) === Boolean(to), 'needs both from and to, or neither');

type Row = z.output<typeof row>;
type Span = readonly [start: string, end: string];

/** Days of the year; those of a season over New Year are two spans. */
function seasonOf({ from = '01-01', to = '12-31' }: Row): Span[] {
  if (from <= to) return [[from, to]];
  return [
    [from, '12-31'],
    ['01-01', to],
  ];
}

const shareADay = (one: Row, other: Row): boolean =>
  seasonOf(one).some(([from, to]) => seasonOf(other).some(([start, end]) => from <= end && start <= to));

/** In hours of its first day: an end in the night after it is `26:00`. */
function spanOf(time: OpenTime): Span {
  const [start, end] = toStartAndEnd(time);
  return [start, start < end ? end : `${Number(end.slice(0, 2)) + 24}${end.slice(2)}`];
}

function overlap(one: OpenTime, other: OpenTime): boolean {
  const [[start, end], [otherStart, otherEnd]] = [spanOf(one), spanOf(other)];
  return start < otherEnd && otherStart < end;
}

/** The first two times of one weekday that overlap, in rows that hold at the same time of the year, and the remedy. */
function overlapIn(rows: readonly Row[]): string | undefined {
  const pairs = rows.flatMap((one, index) => rows.slice(index + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    const day = one.days.find((each) => other.days.includes(each));
    if (!day || !shareADay(one, other)) continue;
    const [found] = one.times.flatMap((time) =>
      other.times.filter((each) => overlap(time, each)).map((each) => `${day} has ${time} and ${each}`),
    );
    const isSeasonal = one.from !== other.from || one.to !== other.to;
    const remedy = isSeasonal
      ? 'give both rows a from and a to, so that their seasons do not overlap'
      : 'give each day its times once';
    if (found) return `${found}, which overlap; ${remedy}`;
  }
  return undefined;
}

/** Rows of days with the same hours; those of one day add up. */
export const weeklyHours = z
  .array(row)
  .min(1)
  .refine((rows) => !overlapIn(rows), {
    error: ({ input }) => overlapIn(input as Row[]),
  })
  .readonly();
