import { screen, within } from '@testing-library/react';
import { PlaceFacts } from '@/components/article/PlaceFacts';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { toPlace } from '@/lib/cms/mappers/toPlace';
import { WHOLE_PLACE } from '@/lib/cms/schema/place.testUtils';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';

async function show(file: PlaceFile, day = '2026-11-21', pinHref: string | null = null): Promise<HTMLElement> {
  const place = toPlace(file, 'en', new Date(`${day}T12:00:00Z`));
  if (!place) throw new Error('There is nothing to show');
  await renderOnServer(<PlaceFacts place={place} pinHref={pinHref} />);
  return screen.getByRole('complementary', { name: 'Good to know' });
}

/** The lines under each label. */
const linesIn = (box: HTMLElement): Record<string, string[]> =>
  Object.fromEntries(
    within(box)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        within(term.parentElement as HTMLElement)
          .getAllByRole('definition')
          .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
      ]),
  );

test('a place without coordinates leads to its pin on the plan of the town', async () => {
  const box = await show({ light: WHOLE_PLACE.light }, '2026-11-21', '/map#pin-cats-museum');
  expect(linesIn(box)).toMatchObject({ 'On the map': ['Show on the map'] });
  expect(within(box).getByRole('link', { name: 'Show on the map' })).toHaveAttribute('href', '/map#pin-cats-museum');
});

test('the facts are in the order of a visit', async () => {
  const box = await show(WHOLE_PLACE);
  expect(Object.entries(linesIn(box))).toEqual([
    ['Where', ['Flour Square']],
    ['Opening hours', ['Mon–Tue 09:00–17:00']],
    ['Admission', ['Ticket needed', 'Included in the pass']],
    ['Phone', ['+382 32 000 000']],
    ['Website', ['example.org ↗ (opens in a new site)']],
    ['Booking', ['Book online ↗ (opens in a new site)']],
    ['On foot', ['About 5 minutes from the Sea Gate, 280 m', 'Past the well']],
    ['By bus', ['The local bus']],
    ['By boat', ['From the quay']],
    ['Step-free access', ['Partly', 'Three steps']],
    ['Time needed', ['30–45 minutes']],
    ['Shade', ['A plane tree']],
    ['Best light', ['Morning']],
    ['Toilets', ['Behind the apse']],
    [
      'On the map',
      [
        '42.424° N, 18.760° E',
        'Accurate to 150 m',
        'Open on OpenStreetMap ↗ (opens in a new site)Open in your maps app',
      ],
    ],
  ]);
  expect(box).toHaveTextContent('Checked on 21.11.2026');
  expect(within(box).getByRole('link', { name: /^Open on OpenStreetMap/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=42.424&mlon=18.76#map=16/42.424/18.76',
  );
});

test('an unknown fact has no label', async () => {
  const box = await show({ light: WHOLE_PLACE.light });
  expect(linesIn(box)).toEqual({ 'Best light': ['Morning'] });
  expect(within(box).queryByRole('link')).toBeNull();
});

const { light, admission, ...others } = WHOLE_PLACE;

test.each<[string, PlaceFile]>([
  ['a museum', { kind: 'Museum', light }],
  ['a place with a ticket', { admission }],
])('%s without opening hours says who to ask', async (_what, file) => {
  const box = await show(file);
  expect(linesIn(box)['Opening hours and prices']).toEqual(['Not known to us', 'Ask at the information desk']);
  const link = within(box).getByRole('link', { name: 'Ask at the information desk' });
  expect(link).toHaveAttribute('href', '/visitors-info#help');
});

test.each<[string, PlaceFile]>([
  ['a church with them', { ...others, admission }],
  ['a closed church', { kind: 'Church', admission: admission && { ...admission, answer: 'closed' } }],
  ['a free church', { kind: 'Church', admission: admission && { ...admission, answer: 'free' } }],
  ['a mountain', { kind: 'Mountain', light }],
])('%s does not say that opening hours are unknown', async (_what, file) => {
  expect(linesIn(await show(file))).not.toHaveProperty('Opening hours and prices');
});

test('a walk of unknown length has no distance', async () => {
  const onFoot = { walk: { from: { en: 'the quay', sr: 'rive' }, minutes: 5 }, source: 'map', checked: '2026-11-21' };
  expect(linesIn(await show({ onFoot }))).toEqual({ 'On foot': ['About 5 minutes from the quay'] });
});

test('an estimate is labelled as one, and has no date of a check', async () => {
  const { onFoot, duration, light } = WHOLE_PLACE;
  const estimated = { source: 'general knowledge', checked: undefined, estimated: '2026-11-21' };
  const estimates = {
    onFoot: onFoot && { ...onFoot, ...estimated },
    duration: duration && { ...duration, ...estimated },
  };
  const box = await show({ ...estimates, light });
  expect(linesIn(box)).toMatchObject({
    'On foot': ['About 5 minutes from the Sea Gate, 280 m (our estimate)', 'Past the well'],
    'Time needed': ['About 30–45 minutes (our estimate)'],
  });
  expect(box).toHaveTextContent('General knowledge and our own estimates in part; the rest checked on 21.11.2026');
  document.body.replaceChildren();
  const alone = await show(estimates);
  expect(alone).not.toHaveTextContent('2026');
});

test('a fact that was checked too long ago shows the month of its last check', async () => {
  const { coordinates, onFoot, byBus } = WHOLE_PLACE;
  const box = await show({ coordinates, onFoot, byBus }, '2037-01-01');
  expect(linesIn(box)['On foot']).toContain('Not checked since 11.2026');
  expect(linesIn(box)['On the map']).toContain('Not checked since 11.2026');
  expect(linesIn(box)).not.toHaveProperty('By bus');
  expect(box).not.toHaveTextContent('Checked on');
});
