import { LANGUAGES } from '@/lib/i18n/language';
import { everyPagePath } from '../support/addresses';
import { canonicalOf, metaOf, pathOf, titleOf } from '../support/html';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { fetchShareImage, SHARE_IMAGE } from '../support/shareImages';
import { expect, test } from '../support/test';

const NOINDEX = ['noindex, follow'];

/** The metadata of a page for search engines and shared links. */
async function readHead(origin: string, path: string) {
  const { text } = await sendRequest(origin, path);
  return { title: titleOf(text), canonical: canonicalOf(text) ?? '', meta: metaOf(text) };
}

test('a page made from inputs is shared with them, under its own title, and not indexed', async ({ origin }) => {
  for (const language of LANGUAGES) {
    const { guestSheet, searchResults, planResult, sharedTrip } = everyPagePath(language);
    for (const path of [guestSheet, searchResults, planResult, sharedTrip]) {
      const { title, canonical, meta } = await readHead(origin, path);
      expect.soft(decodeURIComponent(canonical)).toBe(origin + path);
      expect.soft(meta['og:url'], path).toEqual([canonical]);
      expect.soft(title, path).toContain(meta['og:title']?.[0]);
      const whole = await readHead(origin, `${path.split('?')[0]}?lang=${language}`);
      expect.soft(title, path).not.toBe(whole.title);
      expect.soft(meta.robots, path).toEqual(NOINDEX);
    }
  }
});

test('a shared trip has a share image of its own', async ({ origin }) => {
  const { sharedTrip, trip } = everyPagePath('en');
  const { meta } = await readHead(origin, sharedTrip);
  const image = meta['og:image']?.[0] ?? '';
  expect(await fetchShareImage(origin, pathOf(image))).toMatchObject({ status: 200, picture: SHARE_IMAGE });
  expect((await readHead(origin, trip)).meta['og:image']).not.toEqual([image]);
});

test('a part of a list is named in its title and not indexed, and shared links lead to the whole list', async ({
  origin,
}) => {
  for (const language of LANGUAGES) {
    const { GuideFilter, GuidePage, EventFilter, EventsPage, MapPage } = MESSAGES[language];
    const { guide, filteredGuide, mapGroup, namedEventRange, eventRange, taxResult, residentCardSearch } =
      everyPagePath(language);
    const children = GuideFilter.choices.children;
    const events = `${EventsPage.title} – Kotor`;
    const openRange = eventRange.replace(/&to=.*/, '');
    const titles = {
      [`${guide}?for=children`]: `${children} – ${GuidePage.title} – Kotor`,
      [`${guide}?for=free&page=2`]: `${GuideFilter.choices.free} – ${GuidePage.title}, ${{ en: 'page', sr: 'stranica' }[language]} 2 – Kotor`,
      [filteredGuide]: `${children} – ${{ en: 'Towns of the bay', sr: 'Mjesta u Boki' }[language]} – Kotor`,
      [mapGroup]: `${MapPage.groups.churches} – ${MapPage.title}`,
      [namedEventRange]: `${EventFilter.month} – ${events}`,
      [eventRange]: `01.02.2027–28.02.2027 – ${events}`,
      [openRange]: `${EventFilter.from} 01.02.2027 – ${events}`,
    };
    for (const [path, expected] of Object.entries(titles)) {
      const { title, canonical, meta } = await readHead(origin, path);
      expect.soft(title, path).toBe(expected);
      expect.soft(expected, path).toContain(meta['og:title']?.[0]);
      expect.soft(canonical, path).toBe(origin + path.split('?')[0]);
      expect.soft(meta['og:url'], path).toEqual([canonical]);
      expect.soft(meta.robots, path).toEqual(NOINDEX);
    }
    for (const path of [taxResult, residentCardSearch]) {
      expect.soft((await readHead(origin, path)).meta.robots, path).toEqual(NOINDEX);
    }
  }
});
