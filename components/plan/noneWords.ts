import type { NoneWords } from '@/components/plan/PlanNone';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';

/** Messages where there is no plan, with their placeholders, since the browser fills them in too. */
export function noneWords(language: Language): NoneWords {
  const t = translator(language, 'PlanPage');
  return {
    none: t('none'),
    unknown: t('unknown'),
    possible: t('possible'),
    changes: {
      town: t('changes.town'),
      day: t('changes.day', { date: '{date}', from: '{from}' }),
      without: t('changes.without'),
      rain: t('changes.rain'),
      steps: t('changes.steps'),
      children: t('changes.children'),
      later: t('changes.later', { to: '{to}' }),
    },
  };
}
