import { render, screen } from '@testing-library/react';
import { ContentCard } from '@/components/cards/ContentCard';
import type { Card } from '@/lib/articles/card';

const WORDS = { usualTime: 'Usual time', ended: 'Over', to: 'to', guidance: 'Guidance' };

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
  [{ isOver: true }, WORDS.ended],
  [{ isUsualTime: true }, WORDS.usualTime],
  [{}, null],
])('an event that is %j has the note %s', (facts, note) => {
  render(<ContentCard card={{ ...EVENT, ...facts }} sizes="100vw" words={WORDS} />);
  for (const word of [WORDS.ended, WORDS.usualTime]) {
    expect(screen.queryAllByText(word)).toHaveLength(word === note ? 1 : 0);
  }
});
