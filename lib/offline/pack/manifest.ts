import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { list, number, object, oneOf, string } from '@/lib/json';

/** One item of the pack. The size of a page is an estimate, with its pictures. */
const item = object({
  kind: oneOf(['page', 'file']),
  href: string,
  /** Compressed. */
  bytes: number,
  /** Changes with the content. */
  version: string,
});

export type PackItem = ReturnType<typeof item>;

/** The contents of the pack in one language, for one build. */
export const parseManifest = object({ build: string, language: oneOf(LANGUAGES), items: list(item) });

export type PackManifest = ReturnType<typeof parseManifest>;

/** In pixels: small, and sharp enough on a phone. */
export const PACK_PICTURE_WIDTH = 480;

export const packHref = (language: Language): string => `/offline/pack?lang=${language}`;

export const bytesOf = (items: readonly PackItem[]): number => items.reduce((sum, { bytes }) => sum + bytes, 0);
