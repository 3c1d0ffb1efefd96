import { expect, settle, test } from '../support/test';
import { LANGUAGES, type Language, WORDS } from '../support/words';

/** Every number of sections 2, 3 and 9 of the specification, as each language writes it, on the page a visitor reads. */
const NUMBERS: [path: string, numbers: Record<Language, string[]>][] = [
  ['/city-card', { en: ['€19', '€30', '1 month'], sr: ['19\u00a0€', '30\u00a0€', '1 mjesec'] }],
  [
    '/tax',
    {
      en: [
        '€1.00',
        '€0.50',
        '12',
        '18',
        '30 days',
        '24 hours',
        '€500',
        '€10,000',
        '€200',
        '€2,000',
        '€20,000',
        '08:00',
        '12:00',
      ],
      sr: [
        '1,00\u00a0€',
        '0,50\u00a0€',
        '12',
        '18',
        '30 dana',
        '24 sata',
        '500\u00a0€',
        '10.000\u00a0€',
        '200\u00a0€',
        '2.000\u00a0€',
        '20.000\u00a0€',
        '08:00',
        '12:00',
      ],
    },
  ],
  [
    '/visitors-info',
    {
      en: ['19719', '19737', '19708', '19757', '8.3', '79', '88', '86', '71'],
      sr: ['19719', '19737', '19708', '19757', '8,3', '79', '88', '86', '71'],
    },
  ],
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    for (const [path, numbers] of NUMBERS) {
      test(`${path} holds every number of the specification: ${language}`, async ({ page }) => {
        await page.goto(`${path}?lang=${language}`);
        const text = await page.locator('main').textContent();
        for (const number of numbers[language]) expect.soft(text, number).toContain(number);
      });
    }

    test(`every telephone link dials the number it shows: ${language}`, async ({ page }) => {
      await page.goto(`/visitors-info?lang=${language}`);
      const links = await page.locator('a[href^="tel:"]').all();
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        const shown = (((await link.textContent()) ?? '').match(/\+?\d[\d ]{2,}/)?.[0] ?? '').replaceAll(' ', '');
        const dialled = ((await link.getAttribute('href')) ?? '').replace('tel:', '');
        expect(dialled.endsWith(shown), `${shown} dials ${dialled}`).toBe(true);
        expect(dialled).toMatch(shown.length <= 3 ? /^\d{3}$/ : /^\+382/);
      }
    });

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

  test('partners are found by address, blind to accents, and highlighted', async ({ page }) => {
    await page.goto('/volim-kotor?q=cvjecara');
    await expect(page.locator('main mark').first()).toHaveText(/cvjećara/i);
    await page.goto('/volim-kotor?kategorija=zdravstvene-usluge');
    await expect(page.locator('main')).not.toContainText('Konoba');
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
  test.use({ hasConsent: false });

  test('lists all that the site keeps on the device, and nothing else', async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: WORDS.en.CookieBanner.accept }).click();
    for (const path of ['/news/all', '/see-and-do', '/volim-kotor', '/events', '/tax']) {
      await page.goto(path);
      await settle(page);
    }
    await expect.poll(async () => (await context.cookies()).length).toBe(1);
    const kept = [
      ...(await context.cookies()).map(({ name }) => name),
      ...(await page.evaluate(() => Object.keys(window.localStorage))),
      ...(await page.evaluate(() => caches.keys())),
    ];
    await page.goto('/cookie-policy');
    const listed = await page.locator('main table tbody th code').allInnerTexts();
    expect(kept.sort()).toEqual(listed.map((name) => name.trim()).sort());
  });
});
