import { render, screen } from '@testing-library/react';
import { ContentCard } from '@/components/cards/ContentCard';
import { cardOf } from '@/components/cards/card.testUtils';

const messages = { usualTime: 'Usual time', ended: 'Over', to: 'to', guidance: 'Guidance' };

const EVENT = cardOf('concert', { start: { iso: '2026-11-26', day: '26', month: 'November', year: null } });

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

test.each([
  ['Znamenitosti', true],
  ['Town walls and St John’s Fortress', true],
  ['A walk from the Sea Gate over the squares to the river and back', false],
  ['Rekonstrukcija puta', false],
  ['Svečano OTVARANJE', false],
])('a wide card with the title ‘%s’ has large letters: %p', (text, isLarge) => {
  render(<ContentCard card={cardOf('gate', { title: { text } })} sizes="100vw" messages={messages} isWide />);
  expect(screen.getByRole('heading').hasAttribute('class')).toBe(isLarge);
});
