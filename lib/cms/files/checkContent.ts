import * as dates from '@/lib/cms/files/check/dates';
import * as eventDays from '@/lib/cms/files/check/eventDays';
import * as forms from '@/lib/cms/files/check/forms';
import * as html from '@/lib/cms/files/check/html';
import * as lengths from '@/lib/cms/files/check/lengths';
import * as letters from '@/lib/cms/files/check/letters';
import * as likeness from '@/lib/cms/files/check/likeness';
import * as mapPins from '@/lib/cms/files/check/mapPins';
import * as pictures from '@/lib/cms/files/check/pictures';
import * as placeFacts from '@/lib/cms/files/check/placeFacts';
import * as references from '@/lib/cms/files/check/references';
import * as slugs from '@/lib/cms/files/check/slugs';
import * as untranslated from '@/lib/cms/files/check/untranslated';
import { withLine } from '@/lib/cms/files/faultLine';
import { type Library, type Rule, readContent } from '@/lib/cms/files/library';
import { unreadFiles } from '@/lib/cms/files/unreadFiles';

/** All rules: every export of these modules. */
export const RULES: readonly Rule[] = [
  dates,
  eventDays,
  forms,
  html,
  lengths,
  letters,
  likeness,
  mapPins,
  pictures,
  placeFacts,
  references,
  slugs,
  untranslated,
].flatMap((rules: Record<string, Rule>) => Object.values(rules));

/** Without the rule that valid content breaks as time passes, for a check of the code. */
export const LASTING_RULES = RULES.filter((rule) => rule !== placeFacts.checkPlaceAges);

/** By file, and within it by line. */
const byLine = new Intl.Collator('en', { numeric: true }).compare;

function summaryOf({ guide, news, events, pictures }: Library, faults: number): string {
  const verdict = faults === 0 ? 'no faults' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`;
  return `${guide.length} guide articles, ${news.length} news, ${events.length} events, ${pictures.size} pictures: ${verdict}`;
}

/**
 * Reads and checks everything under `root`, the folder `content/`: all faults, sorted, each as one line of file, field
 * and remedy; and a summary line, which counts them.
 *
 * @param others faults found elsewhere
 */
export function checkContent(
  root: string,
  rules = RULES,
  others: readonly string[] = [],
): { faults: string[]; summary: string } {
  const reading = readContent(root);
  const located = (fault: string): string => withLine(fault.replace(/^content(?=\/)/, root));
  const found = [...unreadFiles(root), ...reading.faults, ...rules.flatMap((rule) => rule(reading)).map(located)];
  const named = found.map((line) => line.replaceAll(root, 'content'));
  const faults = [...new Set([...others, ...named])].sort(byLine);
  return { faults, summary: summaryOf(reading.library, faults.length) };
}
