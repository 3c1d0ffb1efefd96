import type { Card } from '@/lib/articles/card';
import type { Messages } from '@/lib/i18n/messages';

/** What a card says of an event, or of guidance among the news. */
export type CardMessages = Messages['ArticlePage']['card'];

/** The date of news, preceded by ‘Guidance’ if it is the beginning of a season. */
export const dateLine = ({ published, isGuidance }: Card, messages: CardMessages): string | null =>
  published && isGuidance ? `${messages.guidance}, ${published}` : published;

/** What a card says of an event below its title: that it is over, or that its date is only the usual one. */
export const eventNote = ({ isOver, isUsualTime }: Card, messages: CardMessages): string | false =>
  (isOver && messages.ended) || (isUsualTime && messages.usualTime);
