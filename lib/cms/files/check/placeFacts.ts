import { allPlaces } from '@/lib/cms/files/check/passages';
import type { Check } from '@/lib/cms/files/library';
import { FACT_NAMES, overdueFacts } from '@/lib/cms/mappers/placeFreshness';
import { clock } from '@/lib/i18n/clock';

/** Guesses, and what anybody may write: such a fact is an estimate, whatever else its source names. */
const NOT_A_SOURCE =
  /general knowledge|\b(?:blogs?|editorial|editors’|estimate|guess|memory|position of|reckoned|the middle of|travel (?:sites?|reports?))\b/i;

/**
 * A body or work that anybody can find by its name. The address of a website says nothing about who speaks there, so that it
 * needs such a name beside it.
 */
const CAN_BE_LOOKED_UP =
  /\b(?:OpenStreetMap|Portal Analitika|Wikipedia)\b|\b(?:agency|aquarium|archives?|board|book|cent(?:re|er)|company|diocese|encyclopedias?|guidebook|institute|library|map|municipality|museums?|news|newspaper|office|organi[sz]ation|park|port|province|radio|university|agencija|akvarijum|arhiv|biblioteka|biskupija|centar|eparhija|institut|kancelarija|luka|muzeji?|novine|opština|organizacija|preduzeće|univerzitet|zavod)(?!\p{L})/iu;

/** Facts that only an institution itself can tell. */
const NEVER_ESTIMATED: readonly string[] = ['openingHours', 'telephone', 'website', 'booking'];

export const canBeChecked = (source: string): boolean => !NOT_A_SOURCE.test(source) && CAN_BE_LOOKED_UP.test(source);

/** Facts that claim a check without a source to check them against. */
export const checkPlaceSources: Check = ({ library }) =>
  allPlaces(library).flatMap(({ file, place }) =>
    FACT_NAMES.flatMap((name) => {
      const fact = place[name];
      if (!fact?.checked || canBeChecked(fact.source)) return [];
      const remedy = NEVER_ESTIMATED.includes(name) ? 'name the institution as source' : 'write estimated instead';
      return [`${file}: ${name}.checked: “${fact.source}” cannot be checked; ${remedy}`];
    }),
  );

/** Facts that have to be checked again. */
export const checkPlaceAges: Check = ({ library }) =>
  allPlaces(library).flatMap(({ file, place }) => overdueFacts(place, clock.now()).map((line) => `${file}: ${line}`));
