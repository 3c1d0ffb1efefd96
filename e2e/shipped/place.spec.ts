import { expect, test } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

const FORTRESS = 'town-walls-and-st-johns-fortress';
const WITHOUT_PLACE = 'klapa-singing';

const GUIDE = { en: '/see-and-do', sr: '/vidi-i-uradi' };
const ON_FOOT = { en: /River Gate.+Salad Square/, sr: /Vrata od rijeke.+Pjace od salate/ };

for (const language of LANGUAGES) {
  const words = WORDS[language].PlaceFacts;

  test(`shows the way, the steps and the position of a place: ${language}`, async ({ page }) => {
    await page.goto(`${GUIDE[language]}/article/x?id=${FORTRESS}`);
    const box = page.getByRole('complementary', { name: words.heading });
    const fact = (label: string) => box.locator('dl > div', { has: page.getByText(label, { exact: true }) });
    await expect(fact(words.onFoot)).toHaveText(ON_FOOT[language]);
    await expect(fact(words.stepFree)).toContainText(words.no);
    await expect(fact(words.onTheMap)).toContainText('42.424° N, 18.777° E');
    await expect(box.getByRole('link', { name: words.openMap })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=42\.424&mlon=18\.777#/,
    );
  });

  test(`shows no place facts where an article is about no place: ${language}`, async ({ page }) => {
    await page.goto(`${GUIDE[language]}/article/x?id=${WITHOUT_PLACE}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words.heading, { exact: true })).toHaveCount(0);
  });
}
