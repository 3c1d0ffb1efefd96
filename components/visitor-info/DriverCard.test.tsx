import { render, screen } from '@testing-library/react';
import { DriverCard } from '@/components/visitor-info/DriverCard';

test('the local name has a lang attribute, and is not repeated where both languages agree', () => {
  render(
    <>
      <DriverCard known="Sea Gate" name="Vrata od mora" address="Stari grad, Kotor" />
      <DriverCard known="Perast" name="Perast" address="ulaz u mjesto" />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Vrata od mora' })).toHaveAttribute('lang', 'sr-Latn-ME');
  expect(screen.getByText('Sea Gate')).not.toHaveAttribute('lang');
  expect(screen.getAllByText('Perast')).toHaveLength(1);
});
