import 'server-only';
import type { NoneWords } from '@/components/plan/PlanNone';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';

/** Messages where there is no plan, with their placeholders, since the browser fills them in too. */
export function noneWords(language: Language): NoneWords {
  const { none, unknown, possible, changes } = MESSAGES[language].PlanPage;
  return { none, unknown, possible, changes };
}
