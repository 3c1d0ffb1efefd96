import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayOf, ENTRIES, fetchMock, json, mockTrip, show, shownDays, stored } from '@/components/trip/myTrip.testUtils';
import { MESSAGES } from '@/lib/i18n/messages';
import type { TripEntries } from '@/lib/trip/tripEntry';

const messages = MESSAGES.en.TripPage.myTrip;

// Imported once, so that no test waits for it.
beforeAll(() => import('@/components/trip/TripEditor.client'));
beforeEach(mockTrip);
afterEach(() => Reflect.deleteProperty(window, 'caches'));

test('a failed request is reported and can be retried, and the focus stays in the trip', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  await show('perast');
  expect(await screen.findByText(messages.failed)).toHaveRole('alert');
  await userEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(document.body).not.toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Perast' })).toBeInTheDocument();
  expect(screen.queryByText(messages.failed)).toBeNull();
});

test('where the browser denies storage, a message says so, and the trip does not look empty', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await show('');
  expect(screen.getByText(messages.refused)).toBeInTheDocument();
  expect(screen.queryByText('Nothing saved yet')).toBeNull();
});

/** Caches on the device, by path. */
function setCaches(saved: Record<string, string>): void {
  const cache = {
    matchAll: async (path: string) =>
      Object.entries(saved).flatMap(([url, text]) =>
        url.split('?', 1)[0] === path ? { json: async () => JSON.parse(text) } : [],
      ),
  };
  Object.assign(window, { caches: { keys: async () => ['kotor-files:b1'], open: async () => cache } });
}

const ALL: TripEntries = { entries: ENTRIES, missing: [], isIncomplete: false };

test('without a connection the entries on the device are shown, whatever the trip was when they were loaded', async () => {
  setCaches({
    '/trip/v1/en.json?items=perast.tower.fasinada': JSON.stringify(ALL),
    '/trip/v1/en.json?items=old': '{"entries":[{"id":"old"}]}',
    '/trip/v1/sr.json?items=gone': JSON.stringify({ entries: [{ ...ENTRIES[0], id: 'gone' }] }),
  });
  fetchMock.mockRejectedValue(new TypeError('offline'));
  await show('perast.fasinada', 'Perast');
  expect(screen.getByRole('link', { name: 'Fašinada' })).toBeInTheDocument();
  expect(screen.queryByText(messages.failed)).toBeNull();
  cleanup();
  await show('perast.gone', 'Perast');
  expect(screen.getByText(messages.failed)).toBeInTheDocument();
  expect(screen.queryByText(messages.leftOut)).toBeNull();
});

test('what an incomplete response lacks is taken from the device', async () => {
  const old = { ...ENTRIES[0], title: { text: 'Old Perast' } };
  setCaches({ '/trip/v1/en.json?items=perast.tower': JSON.stringify({ ...ALL, entries: [old, ENTRIES[1]] }) });
  fetchMock.mockResolvedValueOnce(
    json({ entries: [ENTRIES[0]], missing: ['gone'], isIncomplete: true } as TripEntries),
  );
  await show('perast.tower.gone', 'Clock tower');
  expect(screen.getByRole('link', { name: 'Perast' })).toBeInTheDocument();
  expect(screen.queryByText(messages.failed)).toBeNull();
  expect(screen.getByText(messages.leftOut)).toBeInTheDocument();
});

test('what the device lacks has not failed once another tab has removed it', async () => {
  let answer = (_names: string[]): void => {};
  const names = new Promise<string[]>((resolve) => {
    answer = resolve;
  });
  Object.assign(window, { caches: { keys: () => names } });
  const store = (trip: string) => {
    window.localStorage.setItem('trip', trip);
    fireEvent(window, new StorageEvent('storage', { key: 'trip' }));
  };
  await show('perast', 'Perast');
  fetchMock.mockResolvedValueOnce(json({ entries: [], missing: [], isIncomplete: true } as TripEntries));
  await act(async () => store('perast.tower'));
  store('perast');
  await act(async () => answer([]));
  expect(screen.queryByText(messages.failed)).toBeNull();
});

test('an incomplete response is reported as failed, not as missing', async () => {
  fetchMock.mockResolvedValueOnce(json({ entries: [ENTRIES[0]], missing: [], isIncomplete: true } as TripEntries));
  await show('perast.tower', 'Perast');
  expect(screen.getByText(messages.failed)).toBeInTheDocument();
  expect(screen.queryByText(messages.leftOut)).toBeNull();
  expect(stored()).toBe('perast.tower');
});

test.each([
  ['with others', 'perast.gone', 'perast'],
  ['alone', 'gone', ''],
  ['of which nothing can be read', '{"a":["b"]}.perast~2026-99-99', 'perast'],
])('a missing entry, %s, can be discarded, and the focus stays in the trip', async (_with, trip, rest) => {
  await show(trip);
  await userEvent.click(await screen.findByRole('button', { name: messages.forget }));
  expect(screen.queryByText(messages.leftOut)).toBeNull();
  expect(stored() ?? '').toBe(rest);
  expect(document.activeElement).toContainElement(screen.getByText(rest ? 'Perast' : 'Nothing saved yet'));
  expect(document.body).not.toHaveFocus();
});

test('a missing entry is neither in the calendar nor in the links of the trip', async () => {
  await show('perast.gone~2027-01-01', 'Perast');
  expect(screen.queryByRole('link', { name: messages.calendar })).toBeNull();
  expect(screen.getByRole('link', { name: messages.map })).toHaveAttribute('href', '/my-trip?items=perast#map');
});

test('a change that the browser does not store leaves the trip as it was, and says so', async () => {
  await show('perast.tower', 'Perast');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  expect(screen.getByText(`Perast: ${messages.notSaved}`)).toHaveRole('status');
  fireEvent.change(dayOf('Clock tower'), { target: { value: '2026-07-03' } });
  expect(dayOf('Clock tower')).toHaveValue('');
  expect(screen.getByText(`Clock tower: ${messages.notSaved}`)).toHaveRole('status');
  expect(shownDays()).toEqual([{ day: messages.noDay, titles: ['Perast', 'Clock tower'] }]);
  expect(screen.queryByRole('button', { name: new RegExp(messages.putBack) })).toBeNull();
  expect(stored()).toBe('perast.tower');
  jest.restoreAllMocks();
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  expect(screen.queryByText(/did not let/)).toBeNull();
});

test('storage that is denied while the page is open leaves the trip in sight', async () => {
  await show('perast', 'Perast');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  expect(screen.getByText(`Perast: ${messages.notSaved}`)).toHaveRole('status');
  expect(shownDays()).toEqual([{ day: messages.noDay, titles: ['Perast'] }]);
});

test.each([{}, { entries: [{ id: 'perast' }], missing: [], isIncomplete: false }])(
  'a response of another shape counts as failed: %j',
  async (body) => {
    fetchMock.mockResolvedValue(json(body));
    await show('perast');
    expect(await screen.findByRole('button', { name: messages.retry })).toBeInTheDocument();
  },
);
