import { render, screen, within } from '@testing-library/react';
import { MyTrip } from '@/components/trip/MyTrip.client';
import { clock } from '@/lib/i18n/clock';
import { MESSAGES } from '@/lib/i18n/messages';
import type { TripEntries, TripEntry } from '@/lib/trip/tripEntry';

const messages = MESSAGES.en.TripPage.myTrip;

const entry = (id: string, title: string, event?: Partial<TripEntry>): TripEntry => ({
  id,
  href: `#${id}`,
  title: { text: title },
  label: { text: 'Old town' },
  when: null,
  place: null,
  days: null,
  picture: null,
  note: null,
  isOnMap: false,
  ...event,
});

export const ENTRIES = [
  entry('perast', 'Perast', { isOnMap: true }),
  entry('tower', 'Clock tower'),
  entry('fasinada', 'Fašinada', {
    label: { text: 'Event' },
    when: '22.07.2026',
    days: { from: '2026-07-22', to: '2026-07-22' },
  }),
];

export const fetchMock = jest.fn<Promise<Response>, [string]>();

function toResponse(url: string): TripEntries {
  const ids = (new URL(url, 'https://kotor.example').searchParams.get('items') ?? '').split('.');
  const entries = ENTRIES.filter(({ id }) => ids.includes(id));
  return { entries, missing: ids.filter((id) => !entries.some((each) => each.id === id)), isIncomplete: false };
}

export const json = (body: unknown): Response => ({ ok: true, json: async () => body }) as Response;

/** Clears the storage, sets the day, and replaces `fetch`; call in `beforeEach`. */
export function mockTrip(): void {
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-07-01T12:00:00Z'));
  window.localStorage.clear();
  fetchMock.mockImplementation(async (url) => json(toResponse(url)));
  global.fetch = fetchMock as typeof fetch;
}

export const stored = () => window.localStorage.getItem('trip');

export async function show(trip: string, first?: string) {
  if (trip) window.localStorage.setItem('trip', trip);
  render(
    <MyTrip language="en" messages={messages}>
      <p>Nothing saved yet</p>
    </MyTrip>,
  );
  if (first) await screen.findByRole('link', { name: first });
}

/** Headings of the days, with the titles of their entries. */
export const shownDays = () =>
  screen.getAllByRole('region').map((day) => ({
    day: within(day).getByRole('heading', { level: 2 }).textContent,
    titles: within(day)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  }));

export const dayOf = (title: string) => screen.getByLabelText(`${messages.day}: ${title}`);
