import { decodeHTML } from 'entities';

/** The words of HTML, in a line: a tag parts them like a space. */
export const toPlainText = (html: string): string =>
  decodeHTML(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
