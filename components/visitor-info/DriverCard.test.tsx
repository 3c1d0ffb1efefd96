import { render, screen } from '@testing-library/react';
import { DriverCard } from '@/components/visitor-info/DriverCard';

test('the local words have a language, are not translated, and not repeated where both languages agree', () => {
  render(
    <>
      <DriverCard known="Sea Gate" name="Vrata od mora" address="Stari grad, Kotor" />
      <DriverCard known="Perast" name="Perast" address="ulaz u mjesto" />
    </>,
  );
  for (const local of ['Vrata od mora', 'Stari grad, Kotor'])
    expect(screen.getByText(local).closest('[lang="sr-Latn-ME"][translate="no"]')).not.toBeNull();
  expect(screen.getByText('Sea Gate').closest('[lang], [translate]')).toBeNull();
  expect(screen.getAllByText('Perast')).toHaveLength(1);
});
