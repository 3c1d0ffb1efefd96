import type { Card } from '@/lib/articles/card';

/** A card with only a title. */
export const cardOf = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  href: `#${id}`,
  title: { text: `Title ${id}` },
  description: null,
  picture: null,
  badge: null,
  published: null,
  isGuidance: false,
  start: null,
  end: null,
  isOver: false,
  isUsualTime: false,
  ...more,
});
