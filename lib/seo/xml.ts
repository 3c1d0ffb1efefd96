import { escapeUTF8 } from 'entities/escape';

/** Characters no XML document may hold, even escaped: controls but tab and line ends, halves of pairs. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text for an element or a quoted attribute of an XML document. */
export const escapeXml = (text: string): string => escapeUTF8(text.replace(FORBIDDEN, ''));

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** An element with a text; nothing where there is no text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';
