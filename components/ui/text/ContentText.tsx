import { bindShortWords } from '@/lib/i18n/bindUnits';
import { LANGUAGE_TAG } from '@/lib/i18n/language';
import type { LocalizedText } from '@/lib/i18n/localizedText';

/** A text of the content, with a `lang` attribute where it is not in the page’s language (WCAG 3.1.2). */
export function ContentText({ text: { text, language } }: { text: LocalizedText }) {
  return language ? <span lang={LANGUAGE_TAG[language]}>{text}</span> : text;
}

/** The title of a page or a card, as large letters show it. */
export const TitleText = ({ text }: { text: LocalizedText }) => (
  <ContentText text={{ ...text, text: bindShortWords(text.text) }} />
);
