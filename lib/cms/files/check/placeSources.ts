import type { Check } from '@/lib/cms/files/check/check';
import { POINTS_FILE } from '@/lib/cms/files/readPoints';
import { FACT_NAMES } from '@/lib/cms/mappers/placeFreshness';

/** Sources that cannot be looked up: such a fact is an estimate. */
const NOT_A_SOURCE =
  /^(?:general knowledge|editorial|editors’|reckoned|position of|the middle of|travel (?:sites|reports|blogs)|memory|\d)/i;

/** A website, or a name: of an institution, a book, a newspaper. */
const NAMED = /[a-z\d-]+\.[a-z]{2,}|\p{Lu}|^the organisation$/u;

const canBeChecked = (source: string): boolean => !NOT_A_SOURCE.test(source) && NAMED.test(source);

/** Facts that claim a check without a source to check them against. */
export const checkPlaceSources: Check = ({ library: { places, points } }) =>
  [...places, ...points.map(({ id, place }) => ({ file: `content/${POINTS_FILE}: ${id}`, place }))].flatMap(
    ({ file, place }) =>
      FACT_NAMES.flatMap((name) => {
        const fact = place[name];
        return fact?.checked && !canBeChecked(fact.source)
          ? [`${file}: ${name}.checked: “${fact.source}” cannot be checked; write estimated instead`]
          : [];
      }),
  );
