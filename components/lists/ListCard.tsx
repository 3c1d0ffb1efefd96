import { ContentCard } from '@/components/cards/ContentCard';
import type { CardMessages } from '@/components/cards/cardNotes';
import { EVENT_SIZES, GRID_SIZES, HALF_PAGE_SIZES } from '@/components/cards/cardSizes';
import { HorizontalCard } from '@/components/cards/HorizontalCard';
import type { ListKind } from '@/components/lists/loadMore';
import type { Card } from '@/lib/articles/card';

/** The card a kind of list is made of, the same on the server and for pages added later. */
export function ListCard({ kind, card, messages }: { kind: ListKind; card: Card; messages: CardMessages }) {
  if (kind === 'news') return <HorizontalCard card={card} sizes={HALF_PAGE_SIZES} messages={messages} />;
  if (kind === 'articles') return <ContentCard card={card} {...GRID_SIZES[3]} messages={messages} />;
  return <ContentCard card={card} {...EVENT_SIZES} messages={messages} isUnderHeading />;
}
