import type { Check } from '@/lib/cms/files/check/check';
import { allFolders } from '@/lib/cms/files/check/passages';
import { clock, TOWN_ZONE } from '@/lib/i18n/clock';

/** `YYYY-MM-DD` in the town’s time zone, as in the files. */
const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: TOWN_ZONE });

export const checkDates: Check = ({ library }) => {
  const today = dayFormat.format(clock.now());
  return allFolders(library).flatMap(({ path, facts: { published, updated } }) =>
    [
      published > today && `published: ${published} is still to come; the article would show today already`,
      updated && updated > today && `updated: ${updated} is still to come; write the day of the change`,
      updated && updated < published && `updated: ${updated} is before published; remove it or correct one of them`,
    ]
      .filter((fault) => typeof fault === 'string' && fault !== '')
      .map((fault) => `${path}/text.en.md: ${fault}`),
  );
};
