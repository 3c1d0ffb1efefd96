import { LANGUAGE_TAG } from '@/lib/i18n/language';
import type { Text } from '@/lib/i18n/text';

type Props = { of: Text };

/** A text from the content; where it is not in the page’s language it carries a `lang` of its own (WCAG 3.1.2). */
export function Words({ of: { text, language } }: Props) {
  return language ? <span lang={LANGUAGE_TAG[language]}>{text}</span> : text;
}
