import { decodeHTML } from 'entities';
import { withoutInvisible } from '@/lib/articles/invisible';

/** Tags that may stand within a word or before a comma. */
const INLINE = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^<>]*>/gi;

/** The text of HTML, in one line: a tag separates words like a space, unless it is inline. */
export const toPlainText = (html: string): string =>
  withoutInvisible(decodeHTML(html.replace(INLINE, '').replace(/<[^<>]*>/g, ' ')))
    .replace(/\s+/g, ' ')
    .trim();
