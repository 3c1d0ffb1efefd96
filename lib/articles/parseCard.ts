import type { Badge, Card, CardGroup } from '@/lib/articles/card';
import type { CardDay } from '@/lib/i18n/dates';
import { LANGUAGES } from '@/lib/i18n/language';
import type { Text } from '@/lib/i18n/text';
import { boolean, list, nullable, number, object, oneOf, optional, string } from '@/lib/json';
import type { Picture } from '@/lib/pictures/picture';

export const parseText = object<Text>({ text: string, language: optional(oneOf(LANGUAGES)) });

export const parsePicture = object<Picture>({
  src: string,
  srcSet: nullable(string),
  avif: nullable(string),
  alt: nullable(parseText),
  caption: nullable(parseText),
  credit: nullable(parseText),
  position: string,
  colour: nullable(string),
  width: nullable(number),
  height: nullable(number),
});

const day = object<CardDay>({ iso: string, day: string, month: string, year: nullable(string) });

const card = object<Card>({
  id: string,
  href: string,
  title: parseText,
  description: nullable(parseText),
  picture: nullable(parsePicture),
  badge: nullable(object<Badge & { href?: string }>({ name: parseText, colour: string, href: optional(string) })),
  published: nullable(string),
  isGuidance: boolean,
  start: nullable(day),
  end: nullable(day),
  isOver: boolean,
  isUsualTime: boolean,
});

export const parseCardGroups = list(
  object<CardGroup>({ key: string, heading: nullable(string), isOver: boolean, cards: list(card) }),
);
