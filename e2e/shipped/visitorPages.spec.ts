import { kindsOfPage } from '../support/addresses';
import { controlled } from '../support/offline';
import { expect, settle, test } from '../support/test';
import { LANGUAGES, type Language, WORDS } from '../support/words';

/** What each language says of every number in docs/requirements.md, as a visitor reads it. */
const NUMBERS: [path: string, said: Record<Language, string[]>][] = [
  [
    '/city-card',
    {
      en: ['Price€19', 'Price€30', 'Valid for1 month', 'Places5', 'Places10', '€11 more', 'adds 5 places'],
      sr: ['Cijena19 €', 'Cijena30 €', 'Važi1 mjesec', 'Mjesta5', 'Mjesta10', '11 €', '5 mjesta više'],
    },
  ],
  [
    '/tax',
    {
      en: [
        'Adults€1.00 per person per night',
        'Children from 12 to 18€0.50 per person per night',
        'Children under 12Free',
        'longer than 30 days',
        'within 24 hours of arrival',
        'Appointments are from 08:00 to 12:00',
        'fined €500 to €10,000',
        '€1.00 per person.',
        'Children under 12.',
        'paid in twice a month',
        'Natural persons: €200 to €2,000.',
        'Legal entities: €500 to €20,000.',
        'total income of the previous year',
      ],
      sr: [
        'Odrasli1,00 € po osobi i noćenju',
        'Djeca od 12 do 18 godina0,50 € po osobi i noćenju',
        'Djeca mlađa od 12 godinaBesplatno',
        'duže od 30 dana',
        'u roku od 24 sata od dolaska',
        'Termini su od 08:00 do 12:00',
        'od 500 € do 10.000 €',
        '1,00 € po osobi.',
        'Djeca mlađa od 12 godina.',
        'dva puta mjesečno',
        'Fizička lica: od 200 € do 2.000 €.',
        'Pravna lica: od 500 € do 20.000 €.',
        'ukupan prihod iz prethodne godine',
      ],
    },
  ],
  [
    '/visitors-info',
    {
      en: [
        '5 taxi numbers',
        '19719',
        '19737',
        '19708',
        '19757',
        '+382 67 000 000',
        'Vrmac tunnel8.3 km',
        'Virpazar79 km',
        'Cetinje88 km',
        'Sozina tunnel86 km',
        'Herceg Novi71 km',
        '3 airports',
      ],
      sr: [
        '5 taksi brojeva',
        '19719',
        '19737',
        '19708',
        '19757',
        '+382 67 000 000',
        'tunel Vrmac8,3 km',
        'Virpazara79 km',
        'Cetinja88 km',
        'tunel Sozina86 km',
        'Herceg Novog71 km',
        '3 aerodroma',
      ],
    },
  ],
  ['/cookie-policy', { en: ['30 days'], sr: ['30 dana'] }],
];

/** Every page with something to call: the footer’s number stands on all of them. */
const CALLING = ['/visitors-info', '/tax', '/tax?guest-sheet=en', '/city-card', '/volim-kotor', '/legal', '/imprint'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    for (const [path, said] of NUMBERS) {
      test(`${path} says every number of the requirements: ${language}`, async ({ page }) => {
        await page.goto(`${path}?lang=${language}`);
        const text = (await page.locator('main').textContent())?.replaceAll('\u00a0', ' ');
        for (const words of said[language]) expect.soft(text, words).toContain(words);
      });
    }

    for (const path of CALLING) {
      test(`every telephone link of ${path} dials the number it shows: ${language}`, async ({ page }) => {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        const links = await page.locator('a[href^="tel:"]').all();
        expect(links.length).toBeGreaterThan(0);
        for (const link of links) {
          const shown = (((await link.textContent()) ?? '').match(/\+?\d[\d ]{2,}/)?.[0] ?? '').replaceAll(' ', '');
          const dialled = ((await link.getAttribute('href')) ?? '').replace('tel:', '');
          const isWhole = shown.startsWith('+') || shown.length === 3;
          expect(dialled, shown).toBe(isWhole ? shown : `+382${shown}`);
        }
      });
    }

    test(`nonsense in the calculator gets a message beside its field and status 200: ${language}`, async ({ page }) => {
      const response = await page.goto(`/tax?adults=-1&nights=1e9&children=two&lang=${language}`);
      expect(response?.status()).toBe(200);
      for (const name of ['adults', 'nights', 'children']) {
        const field = page.locator(`input[name="${name}"]`);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(
          page.locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`),
        ).not.toBeEmpty();
      }
    });
  }

  test('the calculator adds up by a plain form', async ({ page }) => {
    await page.goto('/tax');
    await page.locator('input[name="adults"]').fill('2');
    await page.locator('input[name="children"]').fill('1');
    await page.locator('input[name="nights"]').fill('3');
    await page.locator('main form').first().getByRole('button').click();
    await expect(page.locator('main')).toContainText('€7.50');
  });
});

for (const sheet of LANGUAGES) {
  test(`the guest sheet prints to one A4 page: ${sheet}`, async ({ page }) => {
    await page.goto(`/tax?guest-sheet=${sheet}`);
    await settle(page);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}

test.describe('the cookie policy', () => {
  test.use({ hasConsent: false, serviceWorkers: 'allow' });

  test('lists all that the site keeps on the device, and nothing else', async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: WORDS.en.CookieBanner.accept }).click();
    for (const path of ['/news/all', '/see-and-do', '/volim-kotor', '/events', '/tax']) {
      await page.goto(path);
      await settle(page);
    }
    await page.goto(kindsOfPage('shipped', 'en')['event article'] ?? '');
    await settle(page);
    await page.getByRole('button', { name: WORDS.en.Keep.label }).click();
    await expect(page.getByText(WORDS.en.Keep.kept)).toBeVisible();
    await expect.poll(async () => (await context.cookies()).length).toBe(1);
    await page.goto('/visitors-info');
    await controlled(page);
    const takeAlong = page.locator('section[aria-labelledby="take-along"]');
    await takeAlong.scrollIntoViewIfNeeded();
    await takeAlong.getByRole('button', { name: WORDS.en.TakeAlong.save }).click();
    // Only what was begun can be gone on with.
    await expect
      .poll(async () => Number(await takeAlong.getByRole('progressbar').getAttribute('value')))
      .toBeGreaterThan(0);
    await takeAlong.getByRole('button', { name: WORDS.en.TakeAlong.cancel }).click();
    await expect(takeAlong.getByRole('button', { name: WORDS.en.TakeAlong.goOn })).toBeVisible();
    const cacheNames = await page.evaluate(() => caches.keys());
    const stored = [
      ...(await context.cookies()).map(({ name }) => name),
      ...(await page.evaluate(() => Object.keys(window.localStorage))),
      // Behind the name stand the build and the language.
      ...new Set(cacheNames.map((name) => name.split(':')[0] ?? '')),
      ...(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))),
    ];
    await page.goto('/cookie-policy');
    const listed = await page.locator('main table tbody th code').allInnerTexts();
    expect(stored.sort()).toEqual(listed.map((name) => name.trim()).sort());
  });
});
