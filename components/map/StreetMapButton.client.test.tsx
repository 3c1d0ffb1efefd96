import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StreetMapButton } from '@/components/map/StreetMapButton.client';
import { rememberFollowedLink } from '@/components/ui/browser/linkFocus';
import { MESSAGES } from '@/lib/i18n/messages';

const { street, tools } = MESSAGES.en.MapPage;
const messages = { ...street, ...tools };

let isReachable = false;

jest.mock('@/components/map/StreetMap.client', () => {
  if (!isReachable) throw new Error('offline');
  return { StreetMap: () => <dialog open /> };
});

const open = () => userEvent.click(screen.getByRole('button', { name: messages.action }));

beforeEach(() => {
  render(
    <StreetMapButton messages={messages} tiles="https://tiles.example/kotor.pmtiles" language="en" group={null}>
      <p>OpenStreetMap</p>
    </StreetMapButton>,
  );
});

test('says so when the map cannot be loaded, until it is', async () => {
  await open();
  expect(await screen.findByText(messages.failed)).toHaveRole('status');
  expect(screen.getByText('OpenStreetMap')).toBeInTheDocument();
  isReachable = true;
  await open();
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(messages.note);
  expect(screen.queryByText('OpenStreetMap')).toBeNull();
});

test('a line runs while its code is loading', async () => {
  isReachable = true;
  const opened = open();
  await waitFor(() => expect(document.querySelector('.link-progress')).not.toBeNull());
  await opened;
  await screen.findByRole('dialog');
  expect(document.querySelector('.link-progress')).toBeNull();
});

test('it does not open over a page that a link has requested', async () => {
  isReachable = true;
  fireEvent.click(screen.getByRole('button', { name: messages.action }));
  rememberFollowedLink(document.createElement('a'), false);
  await waitFor(() => expect(document.querySelector('.link-progress')).toBeNull());
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(messages.note);
});
