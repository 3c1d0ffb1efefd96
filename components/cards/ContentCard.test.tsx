import { render, screen } from '@testing-library/react';
import { ContentCard } from '@/components/cards/ContentCard';
import type { Card } from '@/lib/articles/card';

const messages = { usualTime: 'Usual time', ended: 'Over', to: 'to', guidance: 'Guidance' };

const EVENT: Card = {
  id: 'concert',
  href: '/events/concert?id=concert',
  title: { text: 'Concert' },
  description: null,
  picture: null,
  badge: null,
  published: null,
  isGuidance: false,
  start: { iso: '2026-11-26', day: '26', month: 'November', year: null },
  end: null,
  isOver: false,
  isUsualTime: false,
};

test.each([
  [{ isOver: true }, messages.ended],
  [{ isUsualTime: true }, messages.usualTime],
  [{}, null],
])('an event that is %j has the note %s', (facts, note) => {
  render(<ContentCard card={{ ...EVENT, ...facts }} sizes="100vw" messages={messages} />);
  for (const word of [messages.ended, messages.usualTime]) {
    expect(screen.queryAllByText(word)).toHaveLength(word === note ? 1 : 0);
  }
});
