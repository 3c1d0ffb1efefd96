import type { z } from 'zod';

const EXPECTED: Record<string, string> = {
  array: 'must be a list: entries that begin with -',
  boolean: 'must be true or false',
  int: 'must be a whole number without quotes',
  number: 'must be a number alone: no quotes, no words, and a point instead of a comma',
  object: 'must have its own fields in the lines below it; content/README.md shows them',
};

const FORMATS: Record<string, (input: unknown) => string> = {
  date: (input) => `there is no day ${input}; write one such as 2026-05-12`,
  url: () => 'must be an address such as "https://example.org"',
};

function remedyOfType(expected: string, input: unknown): string | undefined {
  if (expected === 'array' && typeof input === 'string') return `must be a list; write [${input}]`;
  if (expected !== 'string') return EXPECTED[expected];
  // Parsed as a number, it has lost a leading + or 0.
  return typeof input === 'object' ? 'must be a single text' : 'must be text; put quotes around it';
}

type Issue = z.core.$ZodRawIssue;

/** The format of a field that is no text, such as that of a day which is written as a year alone, a number. */
function formatOf({ inst, input }: Issue): string | undefined {
  const { format } = (inst?._zod.def ?? {}) as { format?: string };
  return typeof input === 'object' ? undefined : format;
}

/** The remedy for an invalid value, instead of the message of the schema library. */
export function issueRemedyOf(issue: Issue): string {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys' && issue.keys.every((key) => /^\d+$/.test(key)))
    return 'is the end of a number, not a field; write a point instead of the comma';
  if (issue.code === 'unrecognized_keys') return 'is not a field of this file; correct the spelling or remove it';
  if (input === undefined) return 'is missing; write it';
  if (input === null || input === '') return 'is empty; write it';
  switch (issue.code) {
    case 'invalid_type':
      return (
        FORMATS[formatOf(issue) ?? '']?.(input) ??
        remedyOfType(issue.expected, input) ??
        'does not belong here; see content/README.md'
      );
    case 'invalid_value': {
      const fault = typeof input === 'object' ? 'must be a single value' : `there is no ${input}`;
      return `${fault}; write ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    }
    case 'invalid_format':
      return FORMATS[issue.format]?.(input) ?? `${input} does not have the form that content/README.md shows`;
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? 'is empty; write it'
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array' ? `has more than ${issue.maximum} entries` : `must be at most ${issue.maximum}`;
    default:
      return 'does not belong here; see content/README.md';
  }
}

/**
 * The name of a field in a fault: dot-separated, with list positions from 1. The position of a plain value is omitted:
 * the remedy quotes the value.
 */
export function fieldOf(path: readonly PropertyKey[]): string {
  const shown = typeof path.at(-1) === 'number' && path.length > 1 ? path.slice(0, -1) : path;
  return shown.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.');
}
