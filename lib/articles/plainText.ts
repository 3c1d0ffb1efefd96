import { decodeHTML } from 'entities';
import { withoutInvisible } from '@/lib/articles/invisible';

/** The text of HTML, in one line: a tag separates words like a space. */
export const toPlainText = (html: string): string =>
  withoutInvisible(decodeHTML(html.replace(/<[^<>]*>/g, ' ')))
    .replace(/\s+/g, ' ')
    .trim();
