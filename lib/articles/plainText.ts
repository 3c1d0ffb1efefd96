import { decodeHTML } from 'entities';
import { withoutInvisible } from '@/lib/articles/invisible';

/** The words of HTML, in a line: a tag parts them like a space. */
export const toPlainText = (html: string): string =>
  withoutInvisible(decodeHTML(html.replace(/<[^<>]*>/g, ' ')))
    .replace(/\s+/g, ' ')
    .trim();
