import { z } from 'zod';
import { id } from '@/lib/cms/files/files';
import { readEntries } from '@/lib/cms/files/readEntries';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { bothWords } from '@/lib/cms/schema/placeFile';
import { MAP_GROUP } from '@/lib/routing/mapGroup';

/** A practical matter without a page of its own, in `content/topics.yaml`, described for editors in content/README.md. */
export const topic = z.strictObject({
  /** The anchor of its answer on the visitor information. */
  id,
  title: bothWords,
  /** Other words it is found by, in any language. */
  words: bothWords,
  answer: bothWords,
  /** The group of the map that shows it. */
  map: z.enum(MAP_GROUP.choices).optional(),
  /** Whether the desk knows more than the answer says. */
  desk: z.boolean().optional(),
});

export type Topic = z.output<typeof topic>;

/** Relative to `content/`. */
export const TOPICS_FILE = 'topics.yaml';

export const readTopics = (root: string, attempt: Attempt): Topic[] => readEntries(root, TOPICS_FILE, topic, attempt);
