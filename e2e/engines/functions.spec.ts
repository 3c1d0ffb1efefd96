import { townDay } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { SEGMENTS } from '@/lib/routing/segments';
import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import type { Tab } from './tab';
import { expect, test } from './test';

// What a visitor does with scripts.

const paths = pagePaths('shipped', 'en');
const ARTICLE = paths.subcategoryArticle;
const EVENT = paths.eventArticle;
const messages = MESSAGES.en;

const countCards = (tab: Tab): Promise<number> =>
  tab.evaluate(() => document.querySelectorAll('[data-kind] ul > li').length);

test.describe('before consent', () => {
  test.use({ hasConsent: false });

  test('the banner is accepted and does not return; consent is withdrawn', async ({ tab }) => {
    await tab.openHydrated('/cookie-policy');
    await tab.click('button', messages.CookieBanner.accept);
    await tab.see('[role=status]', messages.CookieBanner.saved);
    await tab.gone('section', messages.CookieBanner.title);
    await tab.reload();
    await tab.hydrated();
    await tab.gone('section', messages.CookieBanner.title);
    await tab.click('main button', messages.WithdrawConsent.button);
    await tab.see('main [role=status]', messages.WithdrawConsent.done);
  });
});

test('the first Tab leads to the content', async ({ tab }) => {
  await tab.openHydrated('/');
  await tab.press('Tab');
  await tab.focused('a', messages.Site.skip);
});

test('the drawer holds the focus, closes by Escape and returns it; its link leads on', async ({ tab }) => {
  await tab.openHydrated('/tax');
  await tab.click('header a', messages.Navigation.openMenu);
  await tab.focused('dialog[open] *');
  await tab.press('Escape');
  await tab.gone('dialog');
  await tab.focused('header *', messages.Navigation.openMenu);
  await tab.click('header *', messages.Navigation.openMenu);
  await tab.click('dialog[open] a', messages.Navigation.events);
  await tab.see('h1', messages.EventsPage.title);
  await tab.gone('dialog');
});

test('the language is switched and remembered', async ({ tab }) => {
  await tab.openHydrated(ARTICLE);
  await tab.click('header *', messages.Navigation.openMenu);
  await tab.click('dialog[open] a', 'MNE');
  await tab.see('h1', MESSAGES.sr.HomePage.title);
  await tab.open('/tax');
  await tab.see('h1', MESSAGES.sr.TaxPage.title);
});

test('the search shows results while typing, by keyboard alone', async ({ tab }) => {
  await tab.openHydrated('/imprint');
  await tab.click('header a', MESSAGES.en.SearchPage.open);
  await tab.focused('dialog[open] input');
  await tab.type('perast');
  await tab.see('dialog[open] a mark', 'Perast');
  await tab.press('ArrowDown');
  await tab.focused('dialog[open] a', 'Perast');
  await tab.press('Enter');
  await tab.see('h1', 'Perast');
});

test('the search page answers a form', async ({ tab }) => {
  await tab.openHydrated(`/${SEGMENTS.search.en}`);
  await tab.click('main input[type=search]');
  await tab.type('perast');
  await tab.press('Enter');
  await tab.see('main a mark', 'Perast');
});

test('a list grows, with the focus on the first new card, and is as it was after Back', async ({ tab }) => {
  await tab.openHydrated(paths.allNews);
  const before = await countCards(tab);
  await tab.click('main a', messages.LoadMore.more);
  await tab.until((count) => document.querySelectorAll('[data-kind] ul > li').length > count, before);
  await tab.until(
    (index) => document.querySelectorAll('[data-kind] ul > li')[index]?.contains(document.activeElement),
    before,
  );
  const after = await countCards(tab);
  const last = await tab.evaluate(() => {
    const links = document.querySelectorAll('[data-kind] ul > li :is(h3, h4) a');
    return links[links.length - 1]?.textContent ?? '';
  });
  await tab.click('main li a', last);
  await tab.see('h1', last);
  await tab.until(() => scrollY === 0);
  await tab.back();
  await tab.until((count) => document.querySelectorAll('[data-kind] ul > li').length === count, after);
  await tab.until(() => scrollY > 500);
  await tab.focused('main li a', last);
});

test('the link to the current page or section is marked, also after a soft navigation', async ({ tab }) => {
  const { events, news } = messages.Navigation;
  await tab.openHydrated('/news');
  await tab.see('footer a[aria-current=page]', news);
  await tab.click('footer a', events);
  await tab.see('h1', messages.EventsPage.title);
  await tab.see('footer a[aria-current=page]', events);
  await tab.gone('footer a[aria-current]', news);
  await tab.openHydrated(ARTICLE);
  await tab.see('footer a[aria-current=true]', messages.Navigation.guide);
});

test('the guide is filtered and grows', async ({ tab }) => {
  await tab.openHydrated(paths.guide);
  await tab.click('nav a', messages.GuideFilter.choices.hour);
  await tab.until(() => location.search === '?for=hour');
  await tab.see('a[aria-current]', messages.GuideFilter.choices.hour);
  const before = await countCards(tab);
  await tab.click('main a', messages.LoadMore.more);
  await tab.until((count) => document.querySelectorAll('[data-kind] ul > li').length > count, before);
});

test('events of some days are shown, and one is added to a calendar', async ({ tab }) => {
  const today = townDay(new Date());
  await tab.openHydrated(paths.events);
  await tab.pick('main input[name=from]', today);
  await tab.pick('main input[name=to]', `${Number(today.slice(0, 4)) + 1}-12-31`);
  await tab.click('main button', messages.EventFilter.apply);
  await tab.until((day) => location.search.includes(`from=${day}`), today);
  await tab.see('main article');
  await tab.openHydrated(EVENT);
  const status = await tab.until(async () => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href*="/calendar"]');
    return link && (await fetch(link.href)).status;
  });
  expect(status).toBe(200);
});

test('a gallery turns by buttons and keys, and fills the screen', async ({ tab }) => {
  const at = (current: number): Promise<boolean> =>
    tab.see('main figure p', fill(messages.Gallery.position, { current, total: 3 }));
  await tab.openHydrated(ARTICLE);
  await tab.click('main button', messages.Gallery.next);
  await at(2);
  await tab.press('ArrowRight');
  await at(3);
  await tab.click('main button', messages.Gallery.fullScreen);
  await tab.click('dialog[open] button', messages.Gallery.next);
  await tab.see('dialog[open] p', fill(messages.Gallery.position, { current: 1, total: 3 }));
  await tab.press('Escape');
  await tab.gone('dialog');
  await tab.focused('button', messages.Gallery.fullScreen);
});

test('the carousel moves by itself, pauses, and turns by its buttons', async ({ tab }) => {
  const shown = () => tab.until(() => document.querySelector('main p[aria-live]')?.textContent);
  await tab.openHydrated('/');
  const first = await shown();
  await tab.until((text) => document.querySelector('main p[aria-live]')?.textContent !== text, first);
  await tab.click('main button', messages.Carousel.pause);
  await tab.see('main button', messages.Carousel.play);
  const paused = await shown();
  await tab.click('main button', messages.Carousel.next);
  await tab.until((text) => document.querySelector('main p[aria-live]')?.textContent !== text, paused);
});

test('the panorama turns by keys and closes by Escape', async ({ tab }) => {
  const { tour } = messages.HomePage;
  await tab.openHydrated('/');
  await tab.click('main a', tour.action);
  await tab.focused('[role=application]', tour.label);
  await tab.gone('[role=application] [role=status]');
  const gate = messages.MapPage.places['sea-gate'];
  await tab.see('[role=application] a', gate);
  for (let press = 0; press < 12; press += 1) await tab.press('ArrowRight');
  await tab.gone('[role=application] a', gate);
  await tab.press('Escape');
  await tab.focused('main a', tour.action);
});

test('an article is shared as a link', async ({ tab }) => {
  await tab.openHydrated(ARTICLE);
  await tab.click('main button', messages.ShareButton.share);
  await tab.see('main button + [role=status]', messages.ShareButton.copied);
});

test.describe('on a wide screen', () => {
  test.use({ size: { width: 1280, height: 900 } });

  test('related articles are turned by their arrows', async ({ tab }) => {
    const left = () =>
      tab.evaluate(() => document.querySelector('section[aria-labelledby=related] li')?.getBoundingClientRect().left);
    await tab.openHydrated(ARTICLE);
    // The arrows are loaded near the viewport.
    await tab.evaluate(() => document.querySelector('#related')?.scrollIntoView({ behavior: 'instant' }));
    await tab.see('main button', messages.RelatedCarousel.next);
    const before = await left();
    await tab.click('main button', messages.RelatedCarousel.next);
    await expect.poll(left).not.toBe(before);
    const after = await left();
    await tab.click('main button', messages.RelatedCarousel.previous);
    await expect.poll(left).not.toBe(after);
  });
});

test('a page that does not exist says so, and leads home', async ({ tab }) => {
  await tab.openHydrated('/no-such-page');
  await tab.see('h1', messages.NotFoundPage.title);
  await tab.click('main a', messages.Site.home);
  await tab.see('h1', messages.HomePage.title);
});
