import { fill } from '@/lib/i18n/fill';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { site } from '@/lib/site';
import { pagePaths } from '../support/addresses';
import { textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { waitForController } from '../support/offline';
import { packSection } from '../support/pack';
import { TAXIS } from '../support/taxis';
import { expect, openHydrated, test } from '../support/test';

/** Every number and exemption in docs/requirements.md, and the publisher and sources of the imprint, as each language states them. */
const STATED: [path: string, texts: Record<Language, string[]>][] = [
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
        'Children aged 12 to 18€0.50 per person per night',
        'Children under 12Free',
        'People with disabilities',
        'spa or for rehabilitation',
        'Seasonal workers',
        'longer than 30 days',
        'school trips',
        'international convention',
        'humanitarian grounds',
        'within 24 hours of arrival',
        'Appointments are from 08:00 to 12:00',
        'fined €500 to €10,000',
        '€1.00 per person.',
        'Children under 12.',
        'passed on twice a month',
        'Individuals: €200 to €2,000.',
        'Companies and other organisations: €500 to €20,000.',
        'total income of the previous year',
      ],
      sr: [
        'Odrasli1,00 € po osobi i noćenju',
        'Djeca od 12 do 18 godina0,50 € po osobi i noćenju',
        'Djeca mlađa od 12 godinaBesplatno',
        'Osobe sa invaliditetom',
        'banjsko liječenje ili rehabilitaciju',
        'Sezonski radnici',
        'duže od 30 dana',
        'školskih putovanja',
        'međunarodna konvencija',
        'humanitarnih razloga',
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
        ...TAXIS,
        'Vrmac tunnel8.3 km',
        'Virpazar79 km',
        'Cetinje88 km',
        'Sozina tunnel86 km',
        'Herceg Novi71 km',
        '3 airports',
      ],
      sr: [
        '5 brojeva taksija',
        ...TAXIS,
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
  [
    '/imprint',
    {
      en: [`${site.name.en}, ${site.address.en}`, 'GSHHG', 'EB Garamond', 'Source Sans 3'],
      sr: [`${site.name.sr}, ${site.address.sr}`, 'GSHHG', 'EB Garamond', 'Source Sans 3'],
    },
  ],
];

/** Pages with telephone numbers besides the one in the footer. */
const CALLING = ['/visitors-info', '/tax', '/tax?guest-sheet=en', '/city-card', '/volim-kotor', '/legal', '/imprint'];

const main = (html: string): string => textOf(/<main\b.*<\/main>/s.exec(html)?.[0] ?? '');

for (const language of LANGUAGES) {
  test(`states what the requirements name: ${language}`, async ({ origin }) => {
    for (const [path, texts] of STATED) {
      const { text } = await sendRequest(origin, `${path}?lang=${language}`);
      const shown = main(text).replace(/\s/g, '');
      for (const each of texts[language]) expect.soft(shown, `${path}: ${each}`).toContain(each.replace(/\s/g, ''));
    }
  });

  test(`dials the number that each telephone link shows: ${language}`, async ({ origin }) => {
    for (const path of CALLING) {
      const { text } = await sendRequest(origin, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      const links = [...text.matchAll(/<a\b[^>]*href="tel:([^"]*)"[^>]*>(.*?)<\/a>/gs)];
      expect(links.length, path).toBeGreaterThan(0);
      for (const [, dialled, label = ''] of links) {
        const shown = (textOf(label).match(/\+?\d[\d ]{2,}/)?.[0] ?? '').replaceAll(' ', '');
        const isComplete = shown.startsWith('+') || shown.length === 3;
        expect(dialled, `${path}: ${shown}`).toBe(isComplete ? shown : `+382${shown}`);
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explains every mistake in the calculator beside its field, with status 200', async ({ page }) => {
    for (const language of LANGUAGES) {
      const response = await page.goto(`/tax?adults=-1&nights=1e9&children=two&lang=${language}`);
      expect(response?.status()).toBe(200);
      for (const name of ['adults', 'nights', 'children']) {
        const field = page.locator(`input[name="${name}"]`);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        const messageId = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1);
        await expect(page.locator(`[id="${messageId}"]`)).not.toBeEmpty();
      }
    }
  });
});

for (const sheet of LANGUAGES) {
  test(`prints the guest sheet on one A4 page: ${sheet}`, async ({ page }) => {
    await openHydrated(page, `/tax?guest-sheet=${sheet}`);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}

test.describe('the cookie policy', () => {
  test.use({ hasConsent: false, serviceWorkers: 'allow' });

  test('lists all that the site stores on the device, and nothing else', async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: MESSAGES.en.CookieBanner.accept }).click();
    for (const path of ['/news/all', '/see-and-do', '/volim-kotor', '/events', '/tax']) {
      await openHydrated(page, path);
    }
    await openHydrated(page, pagePaths('shipped', 'en').eventArticle);
    await page.getByRole('button', { name: MESSAGES.en.SaveButton.save }).click();
    await expect(page.getByText(MESSAGES.en.SaveButton.saved)).toBeVisible();
    await expect.poll(async () => (await context.cookies()).length).toBe(1);
    await page.goto('/visitors-info');
    await waitForController(page);
    const offlinePack = packSection(page);
    await offlinePack.scrollIntoViewIfNeeded();
    // A page of the pack has no response, so that the download cannot end before it is cancelled.
    await page.route('**/city-card', () => {});
    await offlinePack.getByRole('button', { name: MESSAGES.en.OfflinePack.save }).click();
    // A download that has not begun cannot be resumed.
    await expect
      .poll(async () => Number(await offlinePack.getByRole('progressbar').getAttribute('value')))
      .toBeGreaterThan(0);
    await offlinePack.getByRole('button', { name: MESSAGES.en.OfflinePack.cancel }).click();
    await expect(offlinePack.getByRole('button', { name: MESSAGES.en.OfflinePack.resume })).toBeVisible();
    const cacheNames = await page.evaluate(() => caches.keys());
    const stored = [
      ...(await context.cookies()).map(({ name }) => name),
      ...(await page.evaluate(() => Object.keys(window.localStorage))),
      // The name is followed by the build and the language.
      ...new Set(cacheNames.map((name) => name.split(':')[0] ?? '')),
      ...(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))),
    ];
    await page.goto('/cookie-policy');
    const listed = await page.locator('main table tbody th code').allInnerTexts();
    expect(stored.sort()).toEqual(listed.map((name) => name.trim()).sort());
  });
});

test('a copied page has no text for screen readers, but the marks of the passes', async ({ page }) => {
  await page.goto('/city-card');
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return getSelection()?.toString();
  });
  const { comparison } = MESSAGES.en.CityPassPage;
  expect(copied).toContain(fill(comparison.includedIn, { pass: 'S' }));
  expect(copied).not.toContain(MESSAGES.en.Site.opensOutside);
});

test('the imprint links to the licences of the code in scripts', async ({ origin }) => {
  expect((await sendRequest(origin, '/imprint')).text).toContain('<a href="/licences.txt">');
  const { text } = await sendRequest(origin, '/licences.txt');
  for (const notice of ['Meta Platforms', 'Vercel', 'MapLibre contributors', 'embla-carousel 8']) {
    expect(text).toContain(notice);
  }
});
