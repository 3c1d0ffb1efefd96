import { SEGMENTS } from '@/lib/routing/segments';
import { pagePaths, SAMPLES } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { PLAN_DAY } from '../support/planDay';
import { test } from './test';

// What a visitor does with map, tax, plan, trip and partners.

const paths = pagePaths('shipped', 'en');
const ARTICLE = paths.subcategoryArticle;
const EVENT = paths.eventArticle;
const { deepArticle, event } = SAMPLES.shipped;
const messages = MESSAGES.en;

test('an entry of the map marks its pin, and the drawing is zoomed', async ({ tab }) => {
  await tab.openHydrated('/map');
  await tab.click('#place-dobrota a', messages.MapPage.entry.show);
  await tab.see('#pin-dobrota[data-current]');
  await tab.click('main button', messages.MapPage.tools.in);
  await tab.until(() =>
    [...document.querySelectorAll('main figure *')].some((each) => each.scrollWidth > 1.4 * each.clientWidth),
  );
});

test.describe('by mouse', () => {
  // By keyboard, the list beside the drawing leads to the places.
  test.use({ isByKeyboard: false });

  test('a pin of the map leads to its entry', async ({ tab }) => {
    await tab.openHydrated('/map');
    await tab.click('#pin-muo');
    await tab.see('#place-muo[data-current]');
    await tab.focused('#place-muo a');
  });
});

test('the map is filtered', async ({ tab }) => {
  await tab.openHydrated('/map');
  await tab.click('nav a', messages.MapPage.groups.churches);
  await tab.until(() => location.search === '?kind=churches');
  await tab.gone('#place-maritime-museum');
  await tab.see('#place-st-tryphons-cathedral');
});

test('the tax is calculated, and mistakes are explained', async ({ tab }) => {
  await tab.openHydrated('/tax');
  for (const [name, value] of Object.entries({ adults: '2', children: '1', nights: '3' })) {
    await tab.pick(`main input[name=${name}]`, value);
  }
  await tab.click('#calculator button');
  await tab.see('#calculator', '7.50');
  await tab.pick('main input[name=adults]', '-1');
  await tab.click('#calculator button');
  await tab.see('#calculator', messages.TaxPage.calculator.errors.negative);
  await tab.see('input[name=adults][aria-invalid=true]');
});

test('a driver’s card fills the screen', async ({ tab }) => {
  const { drivers } = messages.VisitorsInfoPage;
  await tab.openHydrated('/visitors-info');
  await tab.click('main button', drivers.places.tivatAirport);
  await tab.see('dialog[open]', 'Aerodrom Tivat');
  await tab.until(() => {
    const box = document.querySelector('dialog[open]')?.getBoundingClientRect();
    return box && box.width >= document.documentElement.clientWidth && box.height >= innerHeight;
  });
  await tab.click('dialog[open] button', messages.DriverCards.close);
  await tab.gone('dialog');
});

test('a plan is made and opened as a trip', async ({ tab }) => {
  await tab.openHydrated(paths.plan);
  await tab.pick('main input[name=from]', '09:00');
  await tab.pick('main input[name=to]', '12:00');
  await tab.pick('main input[name=day]', PLAN_DAY);
  await tab.click('main form button', messages.PlanPage.form.submit);
  await tab.see('main ol h3 a');
  await tab.click('main a', messages.PlanPage.trip);
  await tab.see(`[aria-labelledby="day-${PLAN_DAY}"] h3`);
});

test('an article and an event are saved, put on a day, removed and restored', async ({ tab }) => {
  const { TripPage, SaveButton } = messages;
  for (const path of [ARTICLE, EVENT]) {
    await tab.openHydrated(path);
    await tab.click('main button', SaveButton.save);
    await tab.see('button[data-saved]', SaveButton.inTrip);
  }
  await tab.click('main [role=status] a', SaveButton.trip);
  await tab.see('h1', TripPage.title);
  await tab.pick(`#day-of-${deepArticle.id}`, '2026-12-22');
  await tab.see('[aria-labelledby="day-2026-12-22"] h3', 'Perast');
  await tab.click('[aria-labelledby="day-2026-12-22"] button', TripPage.myTrip.remove);
  await tab.focused('button', TripPage.myTrip.putBack);
  await tab.press('Enter');
  await tab.focused('button', TripPage.myTrip.remove);
  await tab.click('main button', TripPage.myTrip.shareButton.share);
  await tab.see('main button + [role=status]', TripPage.myTrip.shareButton.copied);
  await tab.reload();
  await tab.see('[aria-labelledby="day-2026-12-22"] h3', 'Perast');
});

test('a shared trip is added to the visitor’s own', async ({ tab }) => {
  await tab.openHydrated(`/${SEGMENTS.trip.en}?items=${deepArticle.id}~2026-12-22.${event.id}~2027-02-14`);
  await tab.click('main button', messages.TripPage.saveAll.save);
  await tab.click('main [role=status] a', messages.TripPage.title);
  await tab.see('[aria-labelledby="day-2026-12-22"] h3', 'Perast');
  await tab.see('[aria-labelledby="day-2027-02-14"] h3');
});

test('partners are searched, marked, and shown again', async ({ tab }) => {
  const { directory } = MESSAGES.sr.ResidentCardPage;
  await tab.openHydrated('/volim-kotor');
  await tab.pick('main select', 'ugostiteljstvo');
  await tab.click('main input[type=search]');
  await tab.type('djardin');
  await tab.see('main [role=status]', `${directory.found} 1`);
  await tab.see('main h4 mark', 'Đardin');
  await tab.click('main a', directory.clear);
  await tab.focused('input[type=search]');
  await tab.see('main [role=status]', `${directory.found} 70`);
});
