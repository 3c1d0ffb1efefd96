import type { Picture } from '@/lib/content/picture';
import type { Text } from '@/lib/content/text';

export type Badge = { name: Text; colour: string };

/** What a card shows of an article or a category, in one language. */
export type Card = {
  id: string;
  href: string;
  title: Text;
  description: Text | null;
  picture: Picture | null;
  badge: Badge | null;
  /** Publication date, `DD.MM.YYYY`. */
  published: string | null;
  /** Day and month on which an event begins. */
  start: { day: string; month: string } | null;
  /** An event that has ended. */
  isOver: boolean;
};
