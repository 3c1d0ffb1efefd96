import { kindsOfPage } from '../support/addresses';
import { WORDS } from '../support/words';
import { test } from './test';

const words = WORDS.en;
const ARTICLE = kindsOfPage('shipped', 'en')['article of a subcategory'] ?? '';

test.beforeEach(() => test.setTimeout(120_000));

test('the first Tab skips to the content, and the drawer leads to a section', async ({ tab }) => {
  await tab.openHydrated('/');
  await tab.press('Tab');
  await tab.focused('a', words.Site.skip);
  await tab.tabTo('header *', words.Navigation.openMenu);
  await tab.press('Enter');
  await tab.focused('dialog[open] *');
  await tab.tabTo('dialog[open] a', words.Navigation.news);
  await tab.press('Enter');
  await tab.see('h1', words.NewsPage.title);
});

test('an article is saved, removed from the trip and restored', async ({ tab }) => {
  const { SaveButton, TripPage } = words;
  await tab.openHydrated(ARTICLE);
  await tab.tabTo('main button', SaveButton.save);
  await tab.press('Enter');
  await tab.see('button[aria-pressed=true]', SaveButton.save);
  await tab.tabTo('main [role=status] a', SaveButton.trip);
  await tab.press('Enter');
  await tab.see('h1', TripPage.title);
  await tab.tabTo('main button', TripPage.remove);
  await tab.press('Enter');
  await tab.focused('button', TripPage.putBack);
  await tab.press('Enter');
  await tab.focused('button', TripPage.remove);
});

test('the tax is calculated', async ({ tab }) => {
  await tab.openHydrated('/tax');
  for (const [name, value] of Object.entries({ adults: '2', children: '1', nights: '3' })) {
    await tab.tabTo(`main input[name=${name}]`);
    await tab.type(value);
  }
  await tab.press('Enter');
  await tab.see('#calculator', '7.50');
});

test('partners are searched and shown again', async ({ tab }) => {
  const { ResidentCardPage } = WORDS.sr;
  await tab.openHydrated('/volim-kotor');
  await tab.tabTo('main input[type=search]');
  await tab.type('kajak');
  await tab.see('main [role=status]', `${ResidentCardPage.resultCount} 1`);
  await tab.tabTo('main a', ResidentCardPage.filters.clear);
  await tab.press('Enter');
  await tab.focused('input[type=search]');
});
