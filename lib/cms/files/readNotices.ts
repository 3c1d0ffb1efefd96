import { z } from 'zod';
import { id } from '@/lib/cms/files/files';
import { readEntries } from '@/lib/cms/files/readEntries';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { toInstant } from '@/lib/cms/files/schedule';
import { bothWords } from '@/lib/cms/schema/placeFile';
import { SHARED_PAGES } from '@/lib/routing/pageKinds';

/** A notice is one line. */
const MAX_LENGTH = 140;

const MOMENT = 'must be a day and a time of the town, such as 2026-11-25 18:00';

const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, MOMENT)
  .refine((value) => z.iso.datetime({ local: true }).safeParse(value.replace(' ', 'T')).success, MOMENT)
  .transform((value) => toInstant(value.slice(0, 10), value.slice(11)));

const isLine = ({ en, sr }: { en: string; sr: string }): boolean => Math.max(en.length, sr.length) <= MAX_LENGTH;

/** A notice for all pages, in `content/notices.yaml`, described for editors in content/README.md. */
export const notice = z
  .strictObject({
    id,
    text: bothWords.refine(isLine, `has more than ${MAX_LENGTH} letters; shorten it`),
    from: moment,
    until: moment,
    page: z.enum(SHARED_PAGES).optional(),
  })
  .refine(({ from, until }) => until > from, { path: ['until'], error: 'must be after from' });

export type NoticeEntry = z.output<typeof notice>;

/** Relative to `content/`. */
export const NOTICES_FILE = 'notices.yaml';

export const readNotices = (root: string, attempt: Attempt): NoticeEntry[] =>
  readEntries(root, NOTICES_FILE, notice, attempt);
