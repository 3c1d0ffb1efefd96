import { kindsOfPage, SAMPLES, SEGMENTS } from '../support/addresses';
import { fill, WORDS } from '../support/words';
import type { Tab } from './tab';
import { expect, test } from './test';

// What a visitor does with scripts.

const en = kindsOfPage('shipped', 'en');
const ARTICLE = en['article of a subcategory'] ?? '';
const EVENT = en['event article'] ?? '';
const { deepArticle, event } = SAMPLES.shipped;
const words = WORDS.en;

async function openHydrated(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await tab.hydrated();
}

/** Waits until the main heading has this text. */
const title = (tab: Tab, text: string): Promise<boolean> => tab.see('h1', text);

const cardsOf = (tab: Tab): Promise<number> =>
  tab.evaluate(() => document.querySelectorAll('[data-kind] ul > li').length);

test.describe('before consent', () => {
  test.use({ hasConsent: false });

  test('the banner is accepted and does not return; consent is withdrawn', async ({ tab }) => {
    await openHydrated(tab, '/cookie-policy');
    await tab.click('button', words.CookieBanner.accept);
    await tab.see('[role=status]', words.CookieBanner.saved);
    await tab.gone('section', words.CookieBanner.title);
    await tab.reload();
    await tab.hydrated();
    await tab.gone('section', words.CookieBanner.title);
    await tab.click('main button', words.CookiePolicyPage.withdraw.button);
    await tab.see('main [role=status]', words.CookiePolicyPage.withdraw.done);
  });
});

test('the drawer holds the focus, closes by Escape and returns it; its link leads on', async ({ tab }) => {
  await openHydrated(tab, '/tax');
  await tab.click('header a', words.Navigation.openMenu);
  await tab.focused('dialog[open] *');
  await tab.press('Escape');
  await tab.gone('dialog');
  await tab.focused('header *', words.Navigation.openMenu);
  await tab.click('header *', words.Navigation.openMenu);
  await tab.click('dialog[open] a', words.Navigation.events);
  await title(tab, words.EventsPage.title);
  await tab.gone('dialog');
});

test('the language is switched and remembered', async ({ tab }) => {
  await openHydrated(tab, ARTICLE);
  await tab.click('header *', words.Navigation.openMenu);
  await tab.click('dialog[open] a', 'MNE');
  await title(tab, WORDS.sr.HomePage.title);
  await tab.open('/tax');
  await title(tab, WORDS.sr.TaxPage.title);
});

test('the search shows results while typing, by keyboard alone', async ({ tab }) => {
  await openHydrated(tab, '/imprint');
  await tab.press('/');
  await tab.focused('dialog[open] input');
  await tab.type('perast');
  await tab.see('dialog[open] a mark', 'Perast');
  await tab.press('ArrowDown');
  await tab.focused('dialog[open] a', 'Perast');
  await tab.press('Enter');
  await title(tab, 'Perast');
});

test('the search page answers a form', async ({ tab }) => {
  await openHydrated(tab, `/${SEGMENTS.search.en}`);
  await tab.click('main input[type=search]');
  await tab.type('perast');
  await tab.press('Enter');
  await tab.see('main a mark', 'Perast');
});

test('a list grows, with the focus on the first new card, and is as it was after Back', async ({ tab }) => {
  await openHydrated(tab, en['all news'] ?? '');
  const before = await cardsOf(tab);
  await tab.click('main a', words.LoadMore.more);
  await tab.until((count) => document.querySelectorAll('[data-kind] ul > li').length > count, before);
  await tab.until(
    (index) => document.querySelectorAll('[data-kind] ul > li')[index]?.contains(document.activeElement),
    before,
  );
  const after = await cardsOf(tab);
  const last = await tab.evaluate(() => {
    const links = document.querySelectorAll('[data-kind] ul > li :is(h3, h4) a');
    return links[links.length - 1]?.textContent ?? '';
  });
  await tab.click('main li a', last);
  await title(tab, last);
  await tab.until(() => scrollY === 0);
  await tab.back();
  await tab.until((count) => document.querySelectorAll('[data-kind] ul > li').length === count, after);
  await tab.until(() => scrollY > 500);
});

test('the guide is filtered and grows', async ({ tab }) => {
  await openHydrated(tab, en.guide ?? '');
  await tab.click('nav a', words.GuideFilter.free);
  await tab.until(() => location.search === '?for=free');
  await tab.see('a[aria-current]', words.GuideFilter.free);
  const before = await cardsOf(tab);
  await tab.click('main a', words.LoadMore.more);
  await tab.until((count) => document.querySelectorAll('[data-kind] ul > li').length > count, before);
});

test('events of a month are shown, and one is added to a calendar', async ({ tab }) => {
  await openHydrated(tab, en.events ?? '');
  await tab.pick('main input[name=from]', '2027-02-01');
  await tab.pick('main input[name=to]', '2027-02-28');
  await tab.click('main button', words.EventFilter.apply);
  await tab.until(() => location.search.includes('from=2027-02-01'));
  await tab.see('main article');
  await openHydrated(tab, EVENT);
  const status = await tab.until(async () => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href*="/calendar"]');
    return link && (await fetch(link.href)).status;
  });
  expect(status).toBe(200);
});

test('a gallery turns by buttons and keys, and fills the screen', async ({ tab }) => {
  const at = (current: number): Promise<boolean> =>
    tab.see('main section p', fill(words.Gallery.position, { current, total: 3 }));
  await openHydrated(tab, ARTICLE);
  await tab.click('main button', words.Gallery.next);
  await at(2);
  await tab.press('ArrowRight');
  await at(3);
  await tab.click('main button', words.Gallery.fullScreen);
  await tab.click('dialog[open] button', words.Gallery.next);
  await tab.see('dialog[open] p', fill(words.Gallery.position, { current: 1, total: 3 }));
  await tab.press('Escape');
  await tab.gone('dialog');
  await tab.focused('button', words.Gallery.fullScreen);
});

test('the carousel moves by itself, pauses, and turns by its buttons', async ({ tab }) => {
  const shown = () => tab.until(() => document.querySelector('main p[aria-live]')?.textContent);
  await openHydrated(tab, '/');
  const first = await shown();
  await tab.until((text) => document.querySelector('main p[aria-live]')?.textContent !== text, first);
  await tab.click('main button', words.Carousel.pause);
  await tab.see('main button', words.Carousel.play);
  const paused = await shown();
  await tab.click('main button', words.Carousel.next);
  await tab.until((text) => document.querySelector('main p[aria-live]')?.textContent !== text, paused);
});

test('the panorama turns by keys and closes by Escape', async ({ tab }) => {
  const { tour } = words.HomePage;
  await openHydrated(tab, '/');
  await tab.click('main a', tour.action);
  await tab.focused('[role=application]', tour.label);
  await tab.gone('[role=application] [role=status]');
  const gate = words.MapPage.places['sea-gate'];
  await tab.see('[role=application] a', gate);
  for (let press = 0; press < 12; press += 1) await tab.press('ArrowRight');
  await tab.gone('[role=application] a', gate);
  await tab.press('Escape');
  await tab.focused('main a', tour.action);
});

test('entries and pins of the map mark each other, and the drawing is zoomed', async ({ tab }) => {
  await openHydrated(tab, '/map');
  await tab.click('#place-dobrota a', words.MapPage.entry.show);
  await tab.see('#pin-dobrota[data-current]');
  await tab.click('#pin-muo');
  await tab.see('#place-muo[data-current]');
  await tab.focused('#place-muo a');
  await tab.click('main button', words.MapPage.tools.in);
  await tab.until(() =>
    [...document.querySelectorAll('main figure *')].some((each) => each.scrollWidth > 1.4 * each.clientWidth),
  );
});

test('the map is filtered', async ({ tab }) => {
  await openHydrated(tab, '/map');
  await tab.click('nav a', words.MapPage.groups.churches);
  await tab.until(() => location.search === '?kind=churches');
  await tab.gone('#place-maritime-museum');
  await tab.see('#place-st-tryphons-cathedral');
});

test('the tax is calculated, and mistakes are explained', async ({ tab }) => {
  await openHydrated(tab, '/tax');
  for (const [name, value] of Object.entries({ adults: '2', children: '1', nights: '3' })) {
    await tab.pick(`main input[name=${name}]`, value);
  }
  await tab.click('#calculator button');
  await tab.see('#calculator', '7.50');
  await tab.pick('main input[name=adults]', '-1');
  await tab.click('#calculator button');
  await tab.see('#calculator', words.TaxPage.calculator.errors.negative);
  await tab.see('input[name=adults][aria-invalid=true]');
});

test('a driver’s card fills the screen', async ({ tab }) => {
  const { drivers } = words.VisitorsInfoPage;
  await openHydrated(tab, '/visitors-info');
  await tab.click('main button', drivers.places.tivatAirport);
  await tab.see('dialog[open]', 'Aerodrom Tivat');
  await tab.click('dialog[open] button', drivers.close);
  await tab.gone('dialog');
});

test('a plan is made and opened as a trip', async ({ tab }) => {
  await openHydrated(tab, en.plan ?? '');
  await tab.pick('main input[name=from]', '09:00');
  await tab.pick('main input[name=to]', '12:00');
  await tab.pick('main input[name=day]', '2027-05-04');
  await tab.click('main form button', words.PlanPage.form.submit);
  await tab.see('main ol h3 a');
  await tab.click('main a', words.PlanPage.trip);
  await tab.see('[aria-labelledby="day-2027-05-04"] h3');
});

test('an article and an event are saved, put on a day, removed and restored', async ({ tab }) => {
  const { TripPage, Keep } = words;
  for (const path of [ARTICLE, EVENT]) {
    await openHydrated(tab, path);
    await tab.click('main button', Keep.label);
    await tab.see('button[aria-pressed=true]', Keep.label);
  }
  await tab.click('main [role=status] a', Keep.trip);
  await title(tab, TripPage.title);
  await tab.pick(`#day-of-${deepArticle.id}`, '2026-12-22');
  await tab.see('[aria-labelledby="day-2026-12-22"] h3', 'Perast');
  await tab.click('[aria-labelledby="day-2026-12-22"] button', TripPage.remove);
  await tab.focused('button', TripPage.putBack);
  await tab.press('Enter');
  await tab.focused('button', TripPage.remove);
  await tab.click('main button', TripPage.share);
  await tab.see('main button [role=status]', TripPage.copied);
  await tab.reload();
  await tab.see('[aria-labelledby="day-2026-12-22"] h3', 'Perast');
});

test('a shared trip is added to the visitor’s own', async ({ tab }) => {
  await openHydrated(tab, `/${SEGMENTS.trip.en}?items=${deepArticle.id}~2026-12-22.${event.id}~2027-02-14`);
  await tab.click('main button', words.TripPage.keepToo);
  await tab.click('main [role=status] a', words.TripPage.own);
  await tab.see('[aria-labelledby="day-2026-12-22"] h3', 'Perast');
  await tab.see('[aria-labelledby="day-2027-02-14"] h3');
});

test('partners are searched, marked, and shown again', async ({ tab }) => {
  const { ResidentCardPage } = WORDS.sr;
  await openHydrated(tab, '/volim-kotor');
  await tab.pick('main select', 'ugostiteljstvo');
  await tab.click('main input[type=search]');
  await tab.type('djardin');
  await tab.see('main [role=status]', `${ResidentCardPage.resultCount} 1`);
  await tab.until(() => CSS.highlights.get('found')?.size === 1);
  await tab.click('main a', ResidentCardPage.filters.clear);
  await tab.focused('input[type=search]');
  await tab.see('main [role=status]', `${ResidentCardPage.resultCount} 70`);
});

test('an article is shared as a link', async ({ tab }) => {
  await openHydrated(tab, ARTICLE);
  await tab.click('main button', words.ArticlePage.share);
  await tab.see('main button [role=status]', words.ArticlePage.copied);
});

test.describe('on a wide screen', () => {
  test.use({ size: { width: 1280, height: 900 } });

  test('related articles are turned by their arrows', async ({ tab }) => {
    const left = () =>
      tab.evaluate(() => document.querySelector('section[aria-labelledby=related] li')?.getBoundingClientRect().left);
    await openHydrated(tab, ARTICLE);
    // The arrows are loaded near the viewport.
    await tab.evaluate(() => document.querySelector('#related')?.scrollIntoView({ behavior: 'instant' }));
    await tab.see('main button', words.ArticlePage.relatedNext);
    const before = await left();
    await tab.click('main button', words.ArticlePage.relatedNext);
    await expect.poll(left).not.toBe(before);
    await tab.click('main button', words.ArticlePage.relatedPrevious);
    await expect.poll(left).toBe(before);
  });
});

test('a page that does not exist says so, and leads home', async ({ tab }) => {
  await openHydrated(tab, '/no-such-page');
  await title(tab, words.NotFoundPage.title);
});
