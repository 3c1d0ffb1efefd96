import { fill } from '@/lib/i18n/fill';
import { formatMinutes } from '@/lib/i18n/formatMinutes';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/plan/plan';
import type { NamedPlace } from '@/lib/plan/planPlaces';
import type { PlanRequest } from '@/lib/plan/planRequest';
import { journeyMinutes, ROUNDS } from '@/lib/plan/rounds';

/** The input of rows: the plan for a request, its places, the texts of a language. */
export type PlanParts = {
  language: Language;
  request: PlanRequest;
  plan: Plan;
  places: readonly NamedPlace[];
  words: Messages['PlanPage']['answer'];
};

/** A row of a plan, from the Sea Gate and back; times are minutes since midnight. */
type PlanRow = {
  /** The place’s, `coffee`, or `gate` and `back` for the first and the last row. */
  id: string;
  start: number;
  /** Null for merely being there. */
  end: number | null;
  title: string;
  /** Path of the place’s page. */
  href: string | null;
  facts: string[];
};

/** The rows of a plan, for the page and for a calendar. */
export function toPlanRows({ language, request, plan, places, words: { stops: words } }: PlanParts): PlanRow[] {
  const { start, stops, back } = plan;
  const { journey } = ROUNDS[request.round];
  const toWalk = (minutes: number): string => fill(words.walk, { minutes });
  const toSpare = fill(words.left, { time: formatMinutes(request.to - back.end, language) });
  return [
    {
      id: 'gate',
      start,
      end: journey && start + journeyMinutes(request.round),
      title: words.gate,
      href: null,
      facts: journey ? [fill(words.there, journey)] : [],
    },
    ...stops.map((stop): PlanRow => {
      const named = places.find(({ id }) => id === stop.place?.id);
      const time = formatMinutes(stop.end - stop.start, language);
      const facts = [
        stop.walk > 0 && toWalk(stop.walk),
        named ? fill(words.inside, { time }) : time,
        named?.isByBoat && words.boat,
        named?.isTicketed && words.ticket,
        request.steps && named?.partlyStepFree,
      ];
      return {
        id: named?.id ?? 'coffee',
        start: stop.start,
        end: stop.end,
        title: named?.name ?? words.coffee,
        href: named?.href ?? null,
        facts: facts.filter((fact) => typeof fact === 'string'),
      };
    }),
    {
      id: 'back',
      start: back.end,
      end: null,
      title: words.back,
      href: null,
      facts: [toWalk(back.walk), ...(journey ? [fill(words.home, journey)] : []), toSpare],
    },
  ];
}
