import { fireEvent, render, screen } from '@testing-library/react';
import { DriverCards } from '@/components/visitor-info/DriverCards.client';

test('in a browser without modal dialogs a card is not shown twice', () => {
  render(
    <DriverCards words={{ label: 'For the driver', show: 'Show', close: 'Close' }} names={['Perast']} calls={null}>
      <p>Trg Perast</p>
    </DriverCards>,
  );
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('button', { name: 'Show: Perast' }));
  HTMLDialogElement.prototype.showModal = showModal;
  expect(screen.getAllByText('Trg Perast')).toHaveLength(1);
});
