import { screen } from '@testing-library/react';
import { EventFacts } from '@/components/article/EventFacts';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { toEventTime } from '@/lib/i18n/dates';

test.each([
  ['2026-11-28T18:00:00Z', '2026-11-28T20:30:00Z', 'Saturday, 28.11.2026, 19:00–21:30'],
  ['2026-11-28T21:00:00Z', '2026-11-29T01:00:00Z', 'Saturday, 28.11.2026, 22:00–02:00'],
  ['2026-11-28T18:00:00Z', null, 'Saturday, 28.11.2026, 19:00'],
  ['2026-11-28T18:00:00Z', '2026-11-30T20:30:00Z', '28.11.2026, 19:00 to 30.11.2026, 21:30'],
  ['2026-11-27T23:00:00Z', '2026-11-28T22:59:00Z', 'Saturday, 28.11.2026'],
])('an event from %s to %s is shown with its hours: %s', async (startIso, endIso, shown) => {
  const time = toEventTime(startIso, endIso, new Date('2026-11-26T12:00:00Z'));
  const rest = { startIso, endIso, isConfirmed: true, place: null, calendar: '/calendar/en/concert.ics' };
  await renderOnServer(<EventFacts event={{ ...time, ...rest }} />);
  expect(document.querySelector('time')).toHaveTextContent(new RegExp(`^${shown}$`));
});

test('an event without a date says that it will be announced', async () => {
  await renderOnServer(<EventFacts event={null} />);
  expect(screen.getByText('When').nextSibling).toHaveTextContent('Date to be announced');
});

test.each([
  ['2026-11-26T12:00:00Z', 'Usual time – check before you travel.'],
  ['2026-11-29T12:00:00Z', 'This event is over.'],
])('on %s it says with the day: %s', async (now, note) => {
  const [startIso, endIso] = ['2026-11-27T23:00:00Z', '2026-11-28T22:59:00Z'];
  const rest = { startIso, endIso, isConfirmed: false, place: null, calendar: '/calendar/en/concert.ics' };
  await renderOnServer(<EventFacts event={{ ...toEventTime(startIso, endIso, new Date(now)), ...rest }} />);
  expect(screen.getByText('When').parentElement).toContainElement(screen.getByText(note));
});
