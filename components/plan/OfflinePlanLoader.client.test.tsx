import { act, fireEvent, render, screen } from '@testing-library/react';
import { OfflinePlanLoader } from '@/components/plan/OfflinePlanLoader.client';
import { clock } from '@/lib/i18n/clock';
import { MESSAGES } from '@/lib/i18n/messages';
import type { NamedPlace } from '@/lib/plan/planPlaces';

const messages = MESSAGES.en.PlanPage.result;

const CATHEDRAL: NamedPlace = {
  id: 'st-tryphons-cathedral',
  articleId: 'st-tryphons-cathedral',
  name: 'St Tryphon’s',
  href: '/cathedral',
  isTicketed: true,
  isByBoat: false,
  partlyStepFree: null,
  position: { x: 340, y: 436 },
  minutes: 45,
  isTop: true,
  fits: { children: true, steps: true, rain: false },
  shade: null,
  light: null,
  hours: { always: true },
};

beforeEach(() => void jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-24T12:00:00Z')));

function show(search: string) {
  history.replaceState(null, '', `/plan${search}`);
  const places = { town: [CATHEDRAL], perast: [] };
  render(
    <main>
      <form aria-label="Your time">
        <input name="from" aria-label="From" />
        <input name="rain" aria-label="Rain" type="checkbox" value="yes" />
      </form>
      <OfflinePlanLoader language="en" places={places} messages={messages} />
    </main>,
  );
}

test('makes the plan for the inputs in the URL, and shows them in the form', async () => {
  show('?from=09:00&to=10:30');
  expect(await screen.findByRole('heading', { name: 'Your plan from 09:00 to 10:30' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'St Tryphon’s' })).toHaveAttribute('href', '/cathedral');
  expect(screen.getByText(/^4 min on foot · about 45 minutes there · ticket needed$/)).toBeVisible();
  expect(screen.getByText(messages.offline)).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('09:00');
  expect(screen.getByLabelText('Rain')).not.toBeChecked();
});

test('a reset restores the inputs in the URL', async () => {
  show('?from=09:00&to=10:30&rain=yes');
  await screen.findByDisplayValue('09:00');
  const [from, rain] = [screen.getByLabelText('From'), screen.getByLabelText('Rain')];
  fireEvent.change(from, { target: { value: '10:00' } });
  fireEvent.click(rain);
  screen.getByRole<HTMLFormElement>('form').reset();
  expect(from).toHaveValue('09:00');
  expect(rain).toBeChecked();
});

test.each([
  ['?from=12:00&to=11:00', messages.errors.order],
  ['?from=09:00&to=10:30&rain=yes', messages.none],
  ['?from=09:00&to=16:00&round=perast', messages.none],
])('says why there is no plan: %s', async (search, sentence) => {
  show(search);
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
});

test('links to a plan with less of the request', async () => {
  show('?from=09:00&to=10:30&day=2027-05-04&rain=yes');
  expect(await screen.findByRole('link', { name: messages.changes.rain })).toHaveAttribute(
    'href',
    '/plan?from=09%3A00&to=10%3A30&day=2027-05-04&round=town',
  );
});

test('renders nothing without inputs', async () => {
  show('');
  await act(async () => void (await import('@/components/plan/OfflinePlan.client')));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
