import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DriverCard } from '@/components/visitor-info/DriverCard';
import { DriverCards } from '@/components/visitor-info/DriverCards.client';

const PLACES = [
  { known: 'Sea Gate', name: 'Vrata od mora', address: 'Stari grad, Kotor' },
  { known: 'Perast', name: 'Perast', address: 'ulaz u mjesto' },
];

const cards = (
  <DriverCards
    words={{ label: 'Card for the driver', show: 'Full screen', close: 'Close' }}
    names={PLACES.map(({ known }) => known)}
    calls={<a href="tel:+38219719">19719</a>}
  >
    {PLACES.map((place) => (
      <DriverCard key={place.name} {...place} />
    ))}
  </DriverCards>
);

const dialog = () => screen.getByRole('dialog', { hidden: true });

test('the local name has a lang attribute, and is not repeated where both languages agree', () => {
  render(cards);
  expect(screen.getByRole('heading', { name: 'Vrata od mora' })).toHaveAttribute('lang', 'sr-Latn-ME');
  expect(screen.getByText('Sea Gate')).not.toHaveAttribute('lang');
  expect(screen.getAllByText('Perast')).toHaveLength(1);
});

test('a tap opens the card in a dialog with phone numbers, and closing empties it', async () => {
  const user = userEvent.setup();
  render(cards);
  await user.click(screen.getByRole('button', { name: 'Full screen: Sea Gate' }));
  expect(dialog()).toHaveAttribute('open');
  expect(within(dialog()).getAllByRole('heading')).toHaveLength(1);
  expect(within(dialog()).getByRole('heading')).toHaveTextContent('Vrata od mora');
  expect(within(dialog()).getByRole('link', { name: '19719' })).toHaveAttribute('href', 'tel:+38219719');

  await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toHaveAttribute('open');
  expect(within(dialog()).queryByRole('heading', { hidden: true })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Full screen: Perast' }));
  expect(within(dialog()).getByRole('heading')).toHaveTextContent('Perast');
});
