import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '@/lib/i18n/language';
import { site } from '@/lib/site';
import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { NARROWEST, PHONE } from '../support/screens';
import { waitForPaint } from '../support/scroll';
import { expectShiftBelow, recordShifts } from '../support/shifts';
import { expect, openHydrated, test, waitForHydration } from '../support/test';
import { setTextSize } from '../support/textSize';

test.describe('the cookie banner', () => {
  test.use({ hasConsent: false });

  test('is shown below the heading until accepted, and confirms', async ({ page }) => {
    const messages = MESSAGES.sr.CookieBanner;
    await page.setViewportSize(PHONE);
    await page.goto('/?lang=sr');
    const banner = page.getByRole('region', { name: messages.title });
    await expect(banner).toContainText(messages.text);
    const [heading, top] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await banner.boundingBox()];
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    const saved = page.getByRole('status').filter({ hasText: messages.saved });
    await expect(saved).toHaveCount(0);

    await banner.getByRole('button', { name: messages.accept }).focus();
    expect(await page.evaluate(() => scrollY), 'focus in what is in sight').toBe(0);
    await banner.getByRole('button', { name: messages.accept }).click();
    await expect(banner).toHaveCount(0);
    await expect(saved).toBeVisible();
    expect(await page.evaluate(() => window.localStorage.getItem('cookieConsent'))).toBe('true');

    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  const expectBelowHeading = async (page: Page, what: string): Promise<void> => {
    const { y = 0, height = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    const banner = page.getByRole('region', { name: MESSAGES.en.CookieBanner.title });
    expect(y + height, what).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0);
  };

  test('is shown below the heading on a phone held sideways, and where letters are larger', async ({ page }) => {
    const sideways = ['category', 'article', 'eventArticle'] as const;
    for (const [width, height, standard, kinds] of [
      [844, 340, 16, sideways],
      [740, 360, 16, sideways],
      [667, 375, 16, sideways],
      [320, 568, 20, ['category']],
      [375, 667, 24, ['category']],
    ] as const) {
      await setTextSize(page, standard);
      await page.setViewportSize({ width, height });
      for (const kind of kinds) {
        await openHydrated(page, pagePaths('shipped', 'en')[kind]);
        await expectBelowHeading(page, `${kind}, ${width} pixels wide`);
      }
    }
  });

  test('leaves the controls of the carousel in view, and moves nothing', async ({ page }) => {
    await page.clock.install();
    await recordShifts(page);
    for (const viewport of [
      { width: 320, height: 480 },
      NARROWEST,
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 740, height: 360 },
      { width: 844, height: 390 },
      { width: 683, height: 512 },
      { width: 1_093, height: 500 },
    ])
      for (const language of LANGUAGES) {
        const { CookieBanner, Carousel } = MESSAGES[language];
        await page.setViewportSize(viewport);
        await openHydrated(page, `/?lang=${language}`);
        await page.clock.fastForward(2_000);
        const top = (await page.getByRole('region', { name: CookieBanner.title }).boundingBox())?.y ?? 0;
        for (const name of [Carousel.pause, Carousel.previous, Carousel.next]) {
          const { y = 0, height = 0 } = (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
          expect(y + height, `${name}, ${viewport.width} pixels wide`).toBeLessThan(top);
        }
        await page.getByRole('button', { name: CookieBanner.accept }).click();
        await expectShiftBelow(page);
        await page.evaluate(() => window.localStorage.clear());
      }
  });
});

/** Where the visible part of the header ends: shrunk, its upper part is above the screen. */
async function bottomOf(header: Locator): Promise<number> {
  const box = await header.boundingBox();
  return box ? box.y + box.height : 0;
}

test('shrinks the header past 326 pixels and expands it below 186, without a change of layout', async ({ page }) => {
  await openHydrated(page, '/');
  const header = page.getByRole('banner');
  const isShrunk = async (y: number): Promise<boolean> => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await waitForPaint(page);
    return (await header.getAttribute('data-shrunk')) !== null;
  };
  expect(await isShrunk(0)).toBe(false);
  expect(await isShrunk(326)).toBe(false);
  const { width, height } = (await header.boundingBox()) ?? { width: 0, height: 0 };
  await expect.poll(() => isShrunk(328)).toBe(true);
  await expect.poll(() => bottomOf(header)).toBe(56);
  expect(await header.boundingBox()).toMatchObject({ width, height });
  await expect.poll(() => isShrunk(187)).toBe(true);
  await expect.poll(() => isShrunk(185)).toBe(false);
  await expect.poll(() => bottomOf(header)).toBe(height);
  expect(await isShrunk(326)).toBe(false);
});

test('shows the header at every scroll position, in both directions', async ({ page }) => {
  await openHydrated(page, '/');
  const header = page.getByRole('banner');
  for (const y of [40, 88, 120, 200, 326, 327, 900, 400, 250, 186, 185, 120, 60, 1]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect(header, `${y} pixels`).toHaveCSS('background-color', 'rgb(251, 248, 242)');
    expect(await bottomOf(header), `${y} pixels`).toBeGreaterThanOrEqual(56);
  }
});

test('links home by the logo and every section in the header, the resident card in Montenegrin only', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const { guide, map, visitorsInfo, residentCard, cityPass, events, news, tax } = MESSAGES[language].Navigation;
    await page.goto(`/?lang=${language}`);
    const links = page.getByRole('banner').getByRole('navigation').first().getByRole('link');
    const own = language === 'sr' ? [residentCard] : [];
    const logo = page.getByRole('banner').getByRole('link', { name: MESSAGES[language].Site.logo });
    await expect(logo).toHaveAttribute('href', language === 'sr' ? '/?lang=sr' : '/');
    await expect(links).toHaveText([guide, map, visitorsInfo, ...own, cityPass, events, news, tax]);
  }
});

test('names the search in words from 464 pixels, and shows an icon where they do not fit', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/?lang=${language}`);
    const search = page
      .getByRole('banner')
      .getByRole('link', { name: MESSAGES[language].SearchPage.open, exact: true });
    for (const [width, isWord] of [
      [463, false],
      [464, true],
      [1024, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(search.locator('svg'), `${width} pixels`).toBeVisible({ visible: !isWord });
    }
  }
});

test('has the links of the menu, the legal pages, the desk and two networks in the footer', async ({ page }) => {
  for (const language of LANGUAGES) {
    const { terms, cookiePolicy, legal, imprint, faq, social } = MESSAGES[language].Footer;
    await page.goto(`/tax?lang=${language}`);
    const footer = page.getByRole('contentinfo');
    const drawer = page.locator('dialog nav').first().locator('a');
    const lists = footer.getByRole('navigation');
    await expect(lists.nth(0).getByRole('link')).toHaveText(await drawer.allTextContents());
    await expect(lists.nth(1).getByRole('link')).toHaveText([terms, cookiePolicy, legal, imprint, faq]);
    await expect(footer.getByRole('navigation', { name: social }).getByRole('link')).toHaveCount(2);
    await expect(footer.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2);
    await expect(footer.getByText(site.address[language])).toBeVisible();
    await footer.getByRole('link', { name: faq }).click();
    await expect(page).toHaveURL(/^[^?]+\/(\?lang=sr)?#/);
    await expect(page.getByRole('heading', { name: MESSAGES[language].HomePage.questions })).toBeInViewport();
  }
});

test('marks the current page or section in header and menu', async ({ page }) => {
  const marks = () => page.locator('header nav [aria-current], dialog nav [aria-current]');
  for (const [kind, entry, value] of [
    ['guide', 'guide', 'page'],
    ['eventArticle', 'events', 'true'],
  ] as const) {
    await page.goto(pagePaths('shipped', 'sr')[kind]);
    await expect(marks(), kind).toHaveText([MESSAGES.sr.Navigation[entry], MESSAGES.sr.Navigation[entry]]);
    await expect(marks().first()).toHaveAttribute('aria-current', value);
    await expect(marks().first()).toHaveCSS('text-decoration-line', 'underline');
  }
  await openHydrated(page, '/?lang=en');
  await expect(marks()).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation.news }).click();
  await expect(marks().first()).toHaveText(MESSAGES.en.Navigation.news);
});

test('outlines the focus in the colour of the letters over a picture, and of links elsewhere', async ({ page }) => {
  await openHydrated(page, '/');
  const look = (selector: string, property: 'color' | 'outlineColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  const link = 'header a:focus-visible';
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await look(link, 'outlineColor')).toBe(await look('header', 'color'));
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
  await expect.poll(() => look(link, 'outlineColor')).toBe(await look('main p a', 'color'));
});
