import 'server-only';
import type { PlanWords } from '@/components/plan/PlanRound';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';

/** Messages of a plan, with their placeholders, since the browser fills them in too. */
export function planWords(language: Language): PlanWords {
  const { sum, note, slowNote, stops } = MESSAGES[language].PlanPage;
  return { sum, note, slowNote, ...stops };
}
