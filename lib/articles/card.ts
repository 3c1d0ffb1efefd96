import type { CardDay } from '@/lib/i18n/dates';
import { type LocalizedText, parseLocalizedText } from '@/lib/i18n/localizedText';
import { boolean, list, nullable, object, optional, string } from '@/lib/json';
import { parsePicture } from '@/lib/pictures/parsePicture';

export type Badge = { name: LocalizedText; colour: string };

const day = object<CardDay>({ iso: string, day: string, month: string, year: nullable(string) });

/** What a card shows of an article or a category, in one language. */
const card = object({
  id: string,
  href: string,
  title: parseLocalizedText,
  description: nullable(parseLocalizedText),
  picture: nullable(parsePicture),
  /** With a URL if it links elsewhere than the card. */
  badge: nullable(
    object<Badge & { href?: string }>({ name: parseLocalizedText, colour: string, href: optional(string) }),
  ),
  /** Publication date, `DD.MM.YYYY`. */
  published: nullable(string),
  /** Guidance: its date is the beginning of its season. */
  isGuidance: boolean,
  start: nullable(day),
  /** The day on which it ends; null for an event of one day. */
  end: nullable(day),
  isOver: boolean,
  /** An event whose day moves from year to year: its date is the usual one. */
  isUsualTime: boolean,
});

export type Card = ReturnType<typeof card>;

/** Cards under one heading, or without one in a list without groups. */
const group = object({
  /** The same for the rest of a group that continues on the next page. */
  key: string,
  heading: nullable(string),
  isOver: boolean,
  cards: list(card),
});

export type CardGroup = ReturnType<typeof group>;

export const parseCardGroups = list(group);

export const ungrouped = (cards: Card[]): CardGroup[] => [{ key: '', heading: null, isOver: false, cards }];
