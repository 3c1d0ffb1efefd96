import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { list, number, object, oneOf, string } from '@/lib/json';

/** One item of the pack. The size of a page is an estimate, with its pictures. */
export type PackItem = {
  kind: 'page' | 'file';
  href: string;
  /** Compressed. */
  bytes: number;
  /** Changes with the content. */
  version: string;
};

/** The contents of the pack in one language, for one build. */
export type PackManifest = { build: string; language: Language; items: PackItem[] };

export const parseManifest = object<PackManifest>({
  build: string,
  language: oneOf(LANGUAGES),
  items: list(object<PackItem>({ kind: oneOf(['page', 'file']), href: string, bytes: number, version: string })),
});

/** In pixels: small, and sharp enough on a phone. */
export const PACK_PICTURE_WIDTH = 480;

export const packHref = (language: Language): string => `/offline/pack?lang=${language}`;

export const bytesOf = (items: readonly PackItem[]): number => items.reduce((sum, { bytes }) => sum + bytes, 0);
