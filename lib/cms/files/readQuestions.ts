import { z } from 'zod';
import { id } from '@/lib/cms/files/files';
import { readEntries } from '@/lib/cms/files/readEntries';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { bothWords } from '@/lib/cms/schema/placeFile';

/** Pages that a question can lead to. */
const PAGES = ['visitorsInfo', 'cityPass', 'tax', 'guide', 'events', 'map'] as const;

/** A frequent question, in `content/questions.yaml`, described for editors in content/README.md. */
export const question = z.strictObject({
  id,
  question: bothWords,
  answer: bothWords,
  /** Where the answer is given in full. */
  page: z.enum(PAGES).optional(),
  /** The section of the page, by its id. */
  anchor: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** The place whose article says more. */
  place: id.optional(),
});

export type Question = z.output<typeof question>;

/** Relative to `content/`. */
export const QUESTIONS_FILE = 'questions.yaml';

export const readQuestions = (root: string, attempt: Attempt): Question[] =>
  readEntries(root, QUESTIONS_FILE, question, attempt);
