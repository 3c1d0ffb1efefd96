import type { Language } from '@/lib/i18n/language';

/** One thing of the pack. A page brings its pictures, styles and scripts with it; its bytes are an estimate. */
export type PackItem = {
  kind: 'page' | 'file';
  href: string;
  /** As it travels. */
  bytes: number;
  /** Changes with what is in it. */
  version: string;
};

/** What ‘Take Kotor along’ saves in one language, of one build and one state of the content. */
export type PackManifest = { build: string; language: Language; items: PackItem[] };

/** How wide the pictures of the pack are, in pixels: small, and still good on a phone. */
export const PACK_PICTURE_WIDTH = 480;

export const packHref = (language: Language): string => `/offline/pack?lang=${language}`;

export const bytesOf = (items: readonly PackItem[]): number => items.reduce((sum, { bytes }) => sum + bytes, 0);

export const pagesIn = ({ items }: PackManifest): number => items.filter(({ kind }) => kind === 'page').length;
