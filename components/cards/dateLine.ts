import type { CardWords } from '@/components/cards/cardWords';
import type { Card } from '@/lib/articles/card';

/** The date of news, after ‘Guidance’ where it is the beginning of a season. */
export const dateLine = ({ published, isGuidance }: Card, words: CardWords | undefined): string | null =>
  published && isGuidance && words ? `${words.guidance}, ${published}` : published;
