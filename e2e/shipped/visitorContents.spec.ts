import { formatDate } from '@/lib/i18n/dates';
import { LANGUAGES } from '@/lib/i18n/language';
import { site } from '@/lib/site';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { splitWords } from '../support/splitWords';
import { TAXIS } from '../support/taxis';
import { expect, openHydrated, test } from '../support/test';

const VISITOR_PAGES = splitWords('/city-card /tax /visitors-info /cookie-policy /terms-conditions /legal /imprint');

/** The numbers on the guest sheet whatever its language. */
const SHEET_NUMBERS = [...splitWords('112 122 123 124'), ...TAXIS, '+382 32 000 000'];

const SHEETS = {
  en: [
    '€1.00 per night',
    '€0.50 per night',
    'Children aged 12 to 18',
    'Children under 12',
    'Registration within 24 hours',
    'stays over 30 days',
  ],
  sr: [
    '1,00 € po noćenju',
    '0,50 € po noćenju',
    'Djeca od 12 do 18 godina',
    'Djeca mlađa od 12 godina',
    'Prijava u roku od 24 sata',
    'duže od 30 dana',
  ],
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows picture, sights and shop of each city pass, and compares them', async ({ page, origin }) => {
    const { CityPassPage } = MESSAGES.sr;
    await page.goto('/city-card?lang=sr');
    for (const [id, places, named] of [
      ['S', 5, 3],
      ['M', 10, 5],
    ] as const) {
      const pass = page.getByRole('article', { name: CityPassPage.passes[id].title });
      await expect(pass.getByRole('img')).toHaveAttribute('alt', /\p{L}{3}/u);
      await expect(pass.getByText(CityPassPage.passes[id].intro)).toBeVisible();
      await expect(pass.getByRole('listitem')).toHaveCount(places);
      await expect(pass.getByText(CityPassPage.unnamed)).toBeVisible();
      await expect(pass.getByRole('link', { name: CityPassPage.buy.replace('{pass}', id) })).toHaveAttribute(
        'href',
        `https://tickets.example.org/kotor/me/${id.toLowerCase()}`,
      );
      await expect(pass.getByRole('listitem').getByRole('link')).toHaveCount(named);
    }
    const cells = (pass: string) =>
      page.getByRole('cell', { name: CityPassPage.comparison.includedIn.replace('{pass}', pass), exact: true });
    await expect(cells('S')).toHaveCount(5);
    await expect(cells('M')).toHaveCount(10);
    const english = (await sendRequest(origin, '/city-card?lang=en')).text;
    for (const id of ['s', 'm']) expect(english).toContain(`href="https://tickets.example.org/kotor/en/${id}"`);
  });

  test('opens only the residence tax on the tax page', async ({ page }) => {
    const { TaxPage } = MESSAGES.en;
    await page.goto('/tax?lang=en');
    const titles = (['residence', 'excursion', 'membership', 'tourist'] as const).map((key) => TaxPage[key].title);
    await expect(page.locator('main details summary')).toHaveText(titles);
    await expect(page.locator('main details[open] summary')).toHaveText(titles.slice(0, 1));
    await page.locator('main summary').nth(3).click();
    await expect(page.getByText(TaxPage.tourist.calculation)).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test(`shows all a guest needs on the guest sheet, in its own language: ${language}`, async ({ page }) => {
      const other = language === 'en' ? 'sr' : 'en';
      await page.goto(`/tax?guest-sheet=${language}&lang=${other}`);
      const sheet = page.locator('main article');
      for (const text of [...SHEETS[language], ...SHEET_NUMBERS, 'info@example.org']) {
        await expect.soft(sheet).toContainText(text);
      }
      await expect(sheet).toHaveAttribute('lang', language === 'en' ? 'en' : 'sr-Latn-ME');
    });
  }

  test('shows the roads as a picture and as a table', async ({ page }) => {
    const { VisitorsInfoPage } = MESSAGES.sr;
    await page.goto('/visitors-info?lang=sr');
    await expect(page.getByRole('img', { name: VisitorsInfoPage.routeMap.label })).toBeVisible();
    await expect(page.getByRole('table', { name: VisitorsInfoPage.distances.caption }).getByRole('row')).toHaveCount(6);
  });

  test('links the ferry to its timetable', async ({ page }) => {
    await page.goto('/visitors-info?lang=sr');
    const link = page.getByRole('link', { name: MESSAGES.sr.VisitorsInfoPage.ferry.link });
    await expect(link).toHaveAttribute('href', site.ferry);
  });

  test('leads from the top of the resident card to where one gets it', async ({ page }) => {
    const { contact } = MESSAGES.sr.ResidentCardPage;
    await page.goto('/volim-kotor');
    await page.getByRole('link', { name: contact.pickupTitle }).click();
    await expect(page.getByRole('heading', { name: contact.pickupTitle })).toBeInViewport();
  });

  test('says in the imprint where it stands who may use the pictures', async ({ page }) => {
    await page.goto('/imprint?lang=en');
    await page.locator('main').getByRole('link', { name: 'terms', exact: true }).click();
    await expect(page.getByText(MESSAGES.en.TermsPage.sections.property.items[2])).toBeVisible();
  });

  test('shows four sections of terms with ticks and crosses, and today’s date', async ({ page }) => {
    const { TermsPage } = MESSAGES.en;
    await page.goto('/terms-conditions?lang=en');
    const { use, property, liability, changes } = TermsPage.sections;
    await expect(page.locator('main h2')).toHaveText([use, property, liability, changes].map(({ title }) => title));
    await expect(page.locator('main li', { hasText: '✓' })).toHaveCount(5);
    await expect(page.locator('main li', { hasText: '✗' })).toHaveCount(7);
    const today = formatDate(new Date().toISOString());
    await expect(page.locator('main')).toContainText(TermsPage.updated.replace('{date}', today));
  });

  test('shows the operator and its contacts in the legal notice', async ({ page }) => {
    await page.goto('/legal?lang=sr');
    const facts = page.locator('main dd');
    await expect(facts).toHaveCount(5);
    for (const fact of ['85330 Kotor', '00000000', 'info@example.org', '+382 32 000 000']) {
      await expect(facts.filter({ hasText: fact })).toHaveCount(1);
    }
  });
});

for (const language of LANGUAGES) {
  test(`marks links to other sites: ${language}`, async ({ origin }) => {
    for (const path of VISITOR_PAGES) {
      const { text } = await sendRequest(origin, `${path}?lang=${language}`);
      const links = [...text.matchAll(/<a\b([^>]*href="https?:\/\/[^>]*)>(.*?)<\/a>/gs)];
      const outside = links.filter(([each]) => !each.includes(`href="${origin}`));
      expect(outside.length, path).toBeGreaterThan(1);
      for (const [link, attributes = '', label = ''] of outside) {
        expect.soft(attributes, `${path} ${link}`).toMatch(/rel="[^"]*noopener/);
        expect.soft(label, `${path} ${link}`).toContain(MESSAGES[language].Site.opensOutside);
      }
    }
  });

  test(`links from home to the maps of information points and tax points: ${language}`, async ({ origin }) => {
    const { text } = await sendRequest(origin, `/?lang=${language}`);
    for (const map of ['infoPoints', 'taxPoints'] as const) {
      const label = MESSAGES[language].HomePage.map[map];
      expect.soft(text).toMatch(new RegExp(`<a\\b[^>]*href="${site.maps[map]}"[^>]*>${label}<`));
    }
  });
}

test('shows a driver’s card full screen in the local language, with numbers to tap', async ({ page }) => {
  const { drivers } = MESSAGES.en.VisitorsInfoPage;
  await openHydrated(page, '/visitors-info?lang=en');
  await page.getByRole('button', { name: drivers.places.tivatAirport }).click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('Aerodrom Tivat');
  await expect(card.locator('a[href^="tel:+382"]')).toHaveCount(5);
  const box = await card.boundingBox();
  expect(box).toMatchObject(page.viewportSize() ?? {});
});
