import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveAll } from '@/components/trip/SaveAll.client';
import { SaveButton } from '@/components/trip/SaveButton.client';
import { translate } from '@/components/ui/text/translate.testUtils';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

const messages = en.SaveButton;
const { myTrip, saveAll: texts, title } = en.TripPage;
const saveAllMessages = { ...texts, refused: myTrip.refused, title };

const fetchMock = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  window.localStorage.clear();
  fetchMock.mockRejectedValue(new TypeError('offline'));
  global.fetch = fetchMock as typeof fetch;
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
});

const show = (id = 'perast', day: string | null = null) =>
  render(
    <SaveButton item={{ id, day }} href="/my-trip" entriesHref={`/trip/v1/en.json?items=${id}`} messages={messages} />,
  );
const button = (name = messages.save) => screen.getByRole('button', { name });
const stored = () => window.localStorage.getItem('trip');

test('a press saves the article and links to the trip; another press removes it', async () => {
  show('fasinada', '2026-07-22');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await userEvent.click(button());
  expect(await screen.findByText(messages.saved)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(`${messages.saved} ${messages.trip}`);
  expect(button(messages.inTrip)).toHaveFocus();
  expect(screen.getByRole('link', { name: messages.trip })).toHaveAttribute('href', '/my-trip');
  expect(stored()).toBe('fasinada~2026-07-22');
  expect(fetchMock.mock.calls).toEqual([['/trip/v1/en.json?items=fasinada']]);

  await userEvent.click(button(messages.inTrip));
  expect(await screen.findByText(messages.removed)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(messages.removed);
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
  expect(stored()).toBeNull();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('on a translated page an article is saved and removed', async () => {
  const { container } = show();
  await userEvent.click(button());
  await screen.findByText(messages.saved);
  translate(container);
  await userEvent.click(button(messages.inTrip));
  expect(await screen.findByText(messages.removed)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(messages.removed);
});

test('an article saved before is shown as saved, whatever its day, without a message', async () => {
  window.localStorage.setItem('trip', 'clock-tower.fasinada~2026-07-23');
  show('fasinada', '2026-07-22');
  expect(button(messages.inTrip)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a full trip and denied storage are reported, at each press', async () => {
  window.localStorage.setItem('trip', Array.from({ length: 60 }, (_, number) => `t${number}`).join('.'));
  show();
  await userEvent.click(button());
  expect(await screen.findByText(messages.full)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.trip })).toHaveAttribute('href', '/my-trip');
  expect(button()).toBeVisible();

  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await userEvent.click(button());
  expect(await screen.findByText(messages.refused)).toBeInTheDocument();
  expect(button()).toBeVisible();

  fireEvent.click(button());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByText(messages.refused)).toBeInTheDocument();
});

test('two presses while the code loads save the article', async () => {
  show();
  fireEvent.click(button());
  fireEvent.click(button());
  expect(await screen.findByText(messages.saved)).toBeInTheDocument();
  expect(stored()).toBe('perast');
});

test('a double click saves the article', async () => {
  await import('@/lib/trip/storedTrip');
  show();
  await userEvent.dblClick(button());
  expect(await screen.findByText(messages.saved)).toBeInTheDocument();
  expect(stored()).toBe('perast');
});

test('it follows what another tab or page did to the trip', async () => {
  show();
  await userEvent.click(button());
  await screen.findByText(messages.saved);
  window.localStorage.removeItem('trip');
  fireEvent(window, new Event('pageshow'));
  expect(button()).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  window.localStorage.setItem('trip', 'perast');
  fireEvent(window, new Event('storage'));
  expect(button(messages.inTrip)).toBeVisible();
});

describe('a shared trip', () => {
  const trip = [
    { id: 'perast', day: '2026-07-22' },
    { id: 'clock-tower', day: null },
  ];
  const saveAll = async () => {
    render(<SaveAll trip={trip} href="/my-trip" entriesHref="/trip" messages={saveAllMessages} />);
    await userEvent.click(screen.getByRole('button', { name: saveAllMessages.save }));
    return screen.getByRole('status');
  };

  test('is fetched only where a service worker caches it', async () => {
    Reflect.deleteProperty(window.navigator, 'serviceWorker');
    await saveAll();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('reports that not all items fit', async () => {
    window.localStorage.setItem('trip', Array.from({ length: 59 }, (_, number) => `t${number}`).join('.'));
    expect(await saveAll()).toHaveTextContent(saveAllMessages.savedSome);
    expect(stored()).toMatch(/\.t58\.perast~2026-07-22$/);
    expect(fetchMock).toHaveBeenCalledWith('/trip');
  });

  test('reports another outcome on a translated page', async () => {
    const status = await saveAll();
    translate(status);
    window.localStorage.setItem('trip', Array.from({ length: 60 }, (_, number) => `t${number}`).join('.'));
    await userEvent.click(screen.getByRole('button', { name: saveAllMessages.save }));
    expect(status).toHaveTextContent(saveAllMessages.savedSome);
  });

  test('is not saved where storage is denied', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await saveAll()).toHaveTextContent(saveAllMessages.refused);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
