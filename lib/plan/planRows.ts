import { fill } from '@/lib/i18n/fill';
import { formatMinutes } from '@/lib/i18n/formatMinutes';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/plan/plan';
import type { NamedPlace } from '@/lib/plan/planPlaces';
import type { PlanRequest } from '@/lib/plan/planRequest';
import { journeyMinutes, ROUNDS } from '@/lib/plan/rounds';

/** The input of rows: the plan for a request, the texts of a language. */
export type PlanParts = {
  language: Language;
  request: PlanRequest;
  plan: Plan<NamedPlace>;
  messages: Messages['PlanPage']['result'];
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
export function toPlanRows({ language, request, plan, messages: { stops: messages } }: PlanParts): PlanRow[] {
  const { start, stops, back } = plan;
  const { journey } = ROUNDS[request.round];
  const toWalk = (minutes: number): string => fill(messages.walk, { minutes });
  const toSpare = fill(messages.left, { time: formatMinutes(request.to - back.end, language) });
  return [
    {
      id: 'gate',
      start,
      end: journey && start + journeyMinutes(request.round),
      title: messages.gate,
      href: null,
      facts: journey ? [fill(messages.there, journey)] : [],
    },
    ...stops.map((stop): PlanRow => {
      const { place } = stop;
      const time = formatMinutes(stop.end - stop.start, language);
      const facts = [
        stop.walk > 0 && toWalk(stop.walk),
        place ? fill(messages.inside, { time }) : time,
        place?.isByBoat && messages.boat,
        place?.isTicketed && messages.ticket,
        request.steps && place?.partlyStepFree,
      ];
      return {
        id: place?.id ?? 'coffee',
        start: stop.start,
        end: stop.end,
        title: place?.name ?? messages.coffee,
        href: place?.href ?? null,
        facts: facts.filter((fact) => typeof fact === 'string'),
      };
    }),
    {
      id: 'back',
      start: back.end,
      end: null,
      title: messages.back,
      href: null,
      facts: [toWalk(back.walk), ...(journey ? [fill(messages.home, journey)] : []), toSpare],
    },
  ];
}
