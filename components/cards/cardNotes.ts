import type { CardWords } from '@/components/cards/cardWords';
import type { Card } from '@/lib/articles/card';

/** The date of news, after ‘Guidance’ where it is the beginning of a season. */
export const dateLine = ({ published, isGuidance }: Card, words: CardWords): string | null =>
  published && isGuidance ? `${words.guidance}, ${published}` : published;

/** What a card says of an event below its title: that it is over, or that its date is only the usual one. */
export const eventNote = ({ isOver, isUsualTime }: Card, words: CardWords): string | false =>
  (isOver && words.ended) || (isUsualTime && words.usualTime);
