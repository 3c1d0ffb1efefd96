import type { CardDay } from '@/lib/i18n/dates';
import type { Text } from '@/lib/i18n/text';
import type { Picture } from '@/lib/pictures/picture';

export type Badge = { name: Text; colour: string };

/** What a card shows of an article or a category, in one language. */
export type Card = {
  id: string;
  href: string;
  title: Text;
  description: Text | null;
  picture: Picture | null;
  /** With an address where it leads somewhere else than the card. */
  badge: (Badge & { href?: string }) | null;
  /** Publication date, `DD.MM.YYYY`. */
  published: string | null;
  /** News that advises: its date is the beginning of its season. */
  isGuidance: boolean;
  /** The day on which an event begins. */
  start: CardDay | null;
  /** The day on which it ends; null for an event of one day. */
  end: CardDay | null;
  /** An event that has ended. */
  isOver: boolean;
  /** An event whose day moves from year to year: its date is the usual one. */
  isUsualTime: boolean;
};

/** Cards under one heading; those of a list that is not divided have none. */
export type CardGroup = {
  /** The same for the rest of a group that continues on the next page. */
  key: string;
  heading: string | null;
  /** Events that have ended. */
  isOver: boolean;
  cards: Card[];
};

/** The one group of a list that is not divided. */
export const undivided = (cards: Card[]): CardGroup[] => [{ key: '', heading: null, isOver: false, cards }];
