import { createHash } from 'node:crypto';
import type { ContractImage } from '@/lib/contract/article';
import type { Language } from '@/lib/language';

/** The picture of a card: a shipped one under `/pictures/`, or one of the provider under `/media/`. */
export type CardPicture = {
  url: string;
  /** When it was replaced under the same address, where the provider says so. */
  updatedAt: string | null;
  width: number | null;
  focal: { x: number; y: number };
  alt: string | null;
};

/** What the share card of a page shows, in one language. */
export type ShareCard = {
  /** Category or kind of page, above the title. */
  label: string;
  title: string;
  picture: CardPicture | null;
};

/** The card’s design. Counted up when it changes: cards are kept for a year by their address. */
const DESIGN = 2;

const MIDDLE = { x: 0.5, y: 0.5 };

export const toCardPicture = (
  { url, updatedAt, width, focal }: Pick<ContractImage, 'url' | 'updatedAt' | 'width' | 'focal'>,
  alt: string | null,
): CardPicture => ({ url, updatedAt: updatedAt ?? null, width: width ?? null, focal: focal ?? MIDDLE, alt });

/** Stands for everything a card shows: twelve hexadecimal digits of its hash. */
export const cardVersion = (language: Language, { label, title, picture }: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, language, label, title, picture?.url, picture?.updatedAt, picture?.focal]))
    .digest('hex')
    .slice(0, 12);
