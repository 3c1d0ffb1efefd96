import { isVerifiable } from '@/lib/cms/files/check/isVerifiable';
import { allPlaces } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';
import { INFO_DESK } from '@/lib/cms/infoDesk';
import { FACT_NAMES, type FactName, overdueFacts } from '@/lib/cms/mappers/placeFreshness';
import { clock } from '@/lib/i18n/clock';

/** Facts that only an institution itself can know. */
const NEVER_ESTIMATED: readonly FactName[] = ['openingHours', 'telephone', 'website', 'booking'];

/** Facts that claim a check without a source to check them against. */
export const checkPlaceSources: Rule = ({ library }) =>
  allPlaces(library).flatMap(({ file, place }) =>
    FACT_NAMES.flatMap((name) => {
      const fact = place[name];
      if (!fact?.checked || isVerifiable(fact.source)) return [];
      const remedy = NEVER_ESTIMATED.includes(name) ? 'name the institution as source' : 'write estimated instead';
      return [`${file}: ${name}.checked: “${fact.source}” cannot be checked; ${remedy}`];
    }),
  );

const DESK = { file: 'lib/cms/infoDesk.ts', place: INFO_DESK.place };

/** Facts that have to be checked again. */
export const checkPlaceAges: Rule = ({ library }) =>
  [...allPlaces(library), DESK].flatMap(({ file, place }) =>
    overdueFacts(place, clock.now()).map((line) => `${file}: ${line}`),
  );

/** Facts about a place whose article was deleted: the editor leaves them. */
export const checkPlaceArticles: Rule = ({ library: { guide, places }, skipped: { folders } }) =>
  places
    .filter(({ id }) => !folders.has(id) && !guide.some((folder) => folder.id === id))
    .map(
      ({ file }) => `${file}: its article is gone; delete these facts too, in the editor under ‘Facts about places’`,
    );
