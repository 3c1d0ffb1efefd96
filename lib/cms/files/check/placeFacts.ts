import { allPlaces } from '@/lib/cms/files/check/passages';
import type { Check } from '@/lib/cms/files/library';
import { FACT_NAMES, overdueFacts } from '@/lib/cms/mappers/placeFreshness';
import { clock } from '@/lib/i18n/clock';

/** Sources that cannot be looked up: such a fact is an estimate. */
const NOT_A_SOURCE =
  /general knowledge|^(?:editorial|editors’|reckoned|position of|the middle of|travel (?:sites|reports|blogs)|memory|\d)/i;

/** A website, or a name: of an institution, a book, a newspaper. */
const NAMED = /[a-z\d-]+\.[a-z]{2,}|\p{Lu}|^the organisation\b/u;

const canBeChecked = (source: string): boolean => !NOT_A_SOURCE.test(source) && NAMED.test(source);

/** Facts that claim a check without a source to check them against. */
export const checkPlaceSources: Check = ({ library }) =>
  allPlaces(library).flatMap(({ file, place }) =>
    FACT_NAMES.flatMap((name) => {
      const fact = place[name];
      return fact?.checked && !canBeChecked(fact.source)
        ? [`${file}: ${name}.checked: “${fact.source}” cannot be checked; write estimated instead`]
        : [];
    }),
  );

/** Facts that have to be checked again. */
export const checkPlaceAges: Check = ({ library }) =>
  allPlaces(library).flatMap(({ file, place }) => overdueFacts(place, clock.now()).map((line) => `${file}: ${line}`));
