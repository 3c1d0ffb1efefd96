import { allArticles, allFolders } from '@/lib/cms/files/check/passages';
import type { EventEntry } from '@/lib/cms/files/entrySchemas';
import type { Library, Rule } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
import { nextOccurrence } from '@/lib/cms/files/schedule';
import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import { DAY_MS } from '@/lib/i18n/day';

/** An event that ends before its start ends a year later; one across the end of the year is shorter. */
const MAX_EVENT_MS = 183 * DAY_MS;

function isTooLong({ facts: { when } }: Folder<EventEntry>): boolean {
  const { startDate, endDate } = nextOccurrence(when.from, when.to, clock.now());
  return Date.parse(endDate) - Date.parse(startDate) > MAX_EVENT_MS;
}

const tooLong = ({ events }: Library): string[] =>
  events
    .filter(isTooLong)
    .map(
      ({ path, facts: { when } }) =>
        `${path}/text.en.md: when.to: ${when.to} is before ${when.from}, or over half a year after it; correct one of them`,
    );

export const checkDates: Rule = ({ library }) => {
  const today = townDay(clock.now());
  const articles = new Set(allArticles(library).map(({ path }) => path));
  const faults = allFolders(library).flatMap(({ path, facts: { published, updated } }) =>
    [
      published > today &&
        (articles.has(path)
          ? `published: ${published} is in the future, but the article would show today; write ${today}, or draft: true until then`
          : `published: ${published} is in the future; write ${today}`),
      updated && updated > today && `updated: ${updated} is in the future; write the day of the change`,
      updated && updated < published && `updated: ${updated} is before published; remove it or correct one of them`,
    ]
      .filter(Boolean)
      .map((fault) => `${path}/text.en.md: ${fault}`),
  );
  return [...faults, ...tooLong(library)];
};
