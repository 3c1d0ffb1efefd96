import { checkDates } from '@/lib/cms/files/check/dates';
import { checkEventDays } from '@/lib/cms/files/check/eventDays';
import { checkForms } from '@/lib/cms/files/check/forms';
import { checkHtml } from '@/lib/cms/files/check/html';
import { checkDescriptions, checkSearchFields, checkTextLengths } from '@/lib/cms/files/check/lengths';
import {
  checkCapitals,
  checkEkavian,
  checkFiller,
  checkLeadingDays,
  checkLetters,
} from '@/lib/cms/files/check/letters';
import {
  checkAlternativeTexts,
  checkPictureReferences,
  checkPrepared,
  checkRepeatedInLists,
  checkRepeatedOnPages,
} from '@/lib/cms/files/check/pictures';
import { checkPlaceAges, checkPlaceSources } from '@/lib/cms/files/check/placeFacts';
import {
  checkAnchors,
  checkCategories,
  checkLinks,
  checkPlans,
  checkQuestions,
} from '@/lib/cms/files/check/references';
import {
  checkIds,
  checkSlugsTaken,
  checkSlugWords,
  checkTagNames,
  checkTagsAlone,
  checkTagsTwice,
} from '@/lib/cms/files/check/slugs';
import { checkUntranslated } from '@/lib/cms/files/check/untranslated';
import { withLine } from '@/lib/cms/files/faultLine';
import { type Check, type Library, readContent } from '@/lib/cms/files/library';
import { unreadFiles } from '@/lib/cms/files/unreadFiles';

/** All rules; each has a test beside it. */
export const CHECKS: readonly Check[] = [
  checkSlugWords,
  checkSlugsTaken,
  checkIds,
  checkCategories,
  checkDates,
  checkEventDays,
  checkTextLengths,
  checkDescriptions,
  checkSearchFields,
  checkLetters,
  checkFiller,
  checkCapitals,
  checkLeadingDays,
  checkEkavian,
  checkForms,
  checkUntranslated,
  checkLinks,
  checkHtml,
  checkPictureReferences,
  checkPrepared,
  checkAlternativeTexts,
  checkRepeatedInLists,
  checkRepeatedOnPages,
  checkTagNames,
  checkTagsTwice,
  checkTagsAlone,
  checkPlaceAges,
  checkPlaceSources,
  checkPlans,
  checkQuestions,
  checkAnchors,
];

/** By file, and within it by line. */
const byLine = new Intl.Collator('en', { numeric: true }).compare;

function summaryOf({ guide, news, events, pictures }: Library, faults: number): string {
  const verdict = faults === 0 ? 'no faults' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`;
  return `${guide.length} guide articles, ${news.length} news, ${events.length} events, ${pictures.size} pictures: ${verdict}`;
}

/**
 * Reads and checks everything under `root`, the folder `content/`: all faults, sorted, each as one line of file, field
 * and remedy, then the others given; and a summary line, which counts them.
 */
export function checkContent(root: string, others: readonly string[] = []): { faults: string[]; summary: string } {
  const reading = readContent(root);
  const located = (fault: string): string => withLine(fault.replace(/^content(?=\/)/, root));
  const found = [...unreadFiles(root), ...reading.faults, ...CHECKS.flatMap((check) => check(reading)).map(located)];
  const faults = [...found.map((line) => line.replaceAll(root, 'content')).sort(byLine), ...others];
  return { faults, summary: summaryOf(reading.library, faults.length) };
}
