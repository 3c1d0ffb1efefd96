import { fireEvent, render, screen } from '@testing-library/react';
import { withoutModals } from '@/components/ui/browser/withoutModals.testUtils';
import { DriverCards } from '@/components/visitor-info/DriverCards.client';

test('in a browser without modal dialogs a card is not shown twice', async () => {
  render(
    <DriverCards
      messages={{ label: 'For the driver', show: 'Show', close: 'Close' }}
      names={['Perast']}
      calls={null}
      cards={[<p key="perast">Trg Perast</p>]}
    />,
  );
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  await withoutModals(() => fireEvent.click(screen.getByRole('button', { name: 'Show: Perast' })));
  expect(screen.getAllByText('Trg Perast')).toHaveLength(1);
});
