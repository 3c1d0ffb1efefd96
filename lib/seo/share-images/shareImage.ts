import { createHash } from 'node:crypto';
import type { ContractImage } from '@/lib/cms/schema/article';
import type { Language } from '@/lib/i18n/language';

/** The background of a share image: a shipped picture under `/pictures/`, or one of the provider under `/media/`. */
export type SharePicture = {
  url: string;
  /** When it was replaced at the same URL, if the provider says so. */
  updatedAt: string | null;
  width: number | null;
  focal: { x: number; y: number };
  alt: string | null;
};

/** The content of a page's share image, in one language. */
export type ShareImage = {
  /** Category or kind of page, above the title. */
  label: string;
  title: string;
  picture: SharePicture | null;
};

/** In pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** Version of the design. Increase it with every change: share images are cached for a year by their URL. */
const DESIGN = 6;

const CENTER = { x: 0.5, y: 0.5 };

export const toSharePicture = (
  { url, updatedAt, width, focal }: Pick<ContractImage, 'url'> & Partial<ContractImage>,
  alt: string | null,
): SharePicture => ({ url, updatedAt: updatedAt ?? null, width: width ?? null, focal: focal ?? CENTER, alt });

/** Twelve hexadecimal digits of the hash of everything a share image shows. */
export const shareImageVersion = (language: Language, { label, title, picture }: ShareImage): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, language, label, title, picture?.url, picture?.updatedAt, picture?.focal]))
    .digest('hex')
    .slice(0, 12);
