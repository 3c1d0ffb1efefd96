import type { Check } from '@/lib/cms/files/check/check';
import { allFolders } from '@/lib/cms/files/check/passages';
import type { Library } from '@/lib/cms/files/library';
import { clock, TOWN_ZONE } from '@/lib/i18n/clock';

/** `YYYY-MM-DD` in the town’s time zone, as in the files. */
const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: TOWN_ZONE });

/** News of a year ago is stale, unless it is guidance, which is dated anew each season. */
function staleNews({ news }: Library, today: string): string[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return news
    .filter(({ facts: { published, season } }) => !season && published < yearAgo)
    .map(
      ({ path, facts }) =>
        `${path}/entry.yaml: published: ${facts.published} is over a year ago; add a season or remove it`,
    );
}

export const checkDates: Check = ({ library }) => {
  const today = dayFormat.format(clock.now());
  const faults = allFolders(library).flatMap(({ path, facts: { published, updated } }) =>
    [
      published > today && `published: ${published} is still to come; the article would show today already`,
      updated && updated > today && `updated: ${updated} is still to come; write the day of the change`,
      updated && updated < published && `updated: ${updated} is before published; remove it or correct one of them`,
    ]
      .filter((fault) => typeof fault === 'string' && fault !== '')
      .map((fault) => `${path}/entry.yaml: ${fault}`),
  );
  return [...faults, ...staleNews(library, today)];
};
