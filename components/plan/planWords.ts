import type { PlanWords } from '@/components/plan/PlanRound';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';

/** Messages of a plan, with their placeholders, since the browser fills them in too. */
export function planWords(language: Language): PlanWords {
  const t = translator(language, 'PlanPage');
  return {
    sum: t('sum', { date: '{date}', places: '{places}', onFoot: '{onFoot}' }),
    note: t('note'),
    slowNote: t('slowNote'),
    gate: t('stops.gate'),
    walk: t('stops.walk', { minutes: '{minutes}' }),
    inside: t('stops.inside', { time: '{time}' }),
    ticket: t('stops.ticket'),
    boat: t('stops.boat'),
    coffee: t('stops.coffee'),
    there: t('stops.there', { walk: '{walk}', ride: '{ride}', wait: '{wait}' }),
    home: t('stops.home', { walk: '{walk}', ride: '{ride}', wait: '{wait}' }),
    back: t('stops.back'),
    left: t('stops.left', { time: '{time}' }),
  };
}
