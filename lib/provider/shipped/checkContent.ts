import { clock } from '@/lib/clock';
import { overdueFacts } from '@/lib/places/validity';
import { checkCategories } from '@/lib/provider/shipped/check/categories';
import type { Check } from '@/lib/provider/shipped/check/check';
import { checkDates } from '@/lib/provider/shipped/check/dates';
import { checkBands, checkShelves } from '@/lib/provider/shipped/check/fullness';
import { checkDescriptions, checkSearchFields, checkTextLengths } from '@/lib/provider/shipped/check/lengths';
import { checkEkavian, checkFiller, checkLetters } from '@/lib/provider/shipped/check/letters';
import { checkLikeness } from '@/lib/provider/shipped/check/likeness';
import { checkLinks } from '@/lib/provider/shipped/check/links';
import {
  checkAlternativeTexts,
  checkPictureReferences,
  checkPrepared,
  checkRepeatedInLists,
  checkRepeatedOnPages,
} from '@/lib/provider/shipped/check/pictures';
import { checkIds, checkSlugsTaken, checkSlugWords } from '@/lib/provider/shipped/check/slugs';
import { checkRelated, checkTagNames, checkTagsAlone, checkTagsTwice } from '@/lib/provider/shipped/check/tags';
import { checkSame, checkUntranslated } from '@/lib/provider/shipped/check/untranslated';
import { type Library, readContent } from '@/lib/provider/shipped/library';

/** The rules an editor can rely on, each with a test beside it; a new one is added here. */
const CHECKS: readonly Check[] = [
  checkSlugWords,
  checkSlugsTaken,
  checkIds,
  checkCategories,
  checkDates,
  checkTextLengths,
  checkDescriptions,
  checkSearchFields,
  checkLetters,
  checkFiller,
  checkEkavian,
  checkUntranslated,
  checkSame,
  checkLikeness,
  checkLinks,
  checkPictureReferences,
  checkPrepared,
  checkAlternativeTexts,
  checkRepeatedInLists,
  checkRepeatedOnPages,
  checkTagNames,
  checkTagsTwice,
  checkTagsAlone,
  checkRelated,
  checkBands,
  checkShelves,
];

/** What was read, and the verdict. */
function summaryOf({ guide, news, events, pictures }: Library, faults: number): string {
  const verdict = faults === 0 ? 'no faults' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`;
  return `${guide.length} guide articles, ${news.length} news, ${events.length} events, ${pictures.size} pictures: ${verdict}`;
}

/**
 * Reads and checks everything under `root`.
 *
 * @returns all faults, each as one line of file, field and remedy, by file; facts that are due to be looked at again, which
 * time alone brings about and which therefore fail nothing; and one line to end with
 */
export function checkContent(root: string): { faults: string[]; due: string[]; summary: string } {
  const reading = readContent(root);
  const tidy = (lines: string[]): string[] => lines.map((line) => line.replaceAll(root, 'content')).sort();
  const faults = tidy([...reading.faults, ...CHECKS.flatMap((check) => check(reading))]);
  const due = reading.library.places.flatMap(({ file, place }) =>
    overdueFacts(place, clock.now()).map((line) => `${file}: ${line}`),
  );
  return { faults, due: tidy(due), summary: summaryOf(reading.library, faults.length) };
}
