import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StreetMapButton } from '@/components/map/StreetMapButton.client';
import { MESSAGES } from '@/lib/i18n/messages';

const { street, tools } = MESSAGES.en.MapPage;
const words = { ...street, ...tools };

let isReachable = false;

jest.mock('@/components/map/StreetMap.client', () => {
  if (!isReachable) throw new Error('offline');
  return { StreetMap: () => <dialog open /> };
});

test('says so when the map cannot be loaded, until it is', async () => {
  render(
    <StreetMapButton action="Street map" note="Loads tiles." words={words} tiles="" language="en" group={null}>
      <p>OpenStreetMap</p>
    </StreetMapButton>,
  );
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Street map' }));
  await open();
  expect(await screen.findByText(words.failed)).toHaveRole('status');
  expect(screen.getByText('OpenStreetMap')).toBeInTheDocument();
  isReachable = true;
  await open();
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loads tiles.');
  expect(screen.queryByText('OpenStreetMap')).toBeNull();
});
