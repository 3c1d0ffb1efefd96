import { everyAddress, SAMPLES, SEGMENTS } from '../support/addresses';
import { canonicalOf, elementsOf, pathOf } from '../support/html';
import { ask } from '../support/http';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/words';

type Entry = { id: string; title: string; href: string; updated: string };

for (const language of LANGUAGES) {
  test(`every page of ${language} names its feed`, async ({ origin, source }) => {
    for (const path of Object.values(everyAddress(source, language))) {
      const feeds = elementsOf((await ask(origin, path)).text, 'link').filter(
        ({ rel, type }) => rel === 'alternate' && type === 'application/atom+xml',
      );
      expect
        .soft(
          feeds.map(({ href }) => href),
          path,
        )
        .toEqual([`${origin}/feed/${language}.xml`]);
    }
  });

  test(`the feed of ${language} is read as news, the newest first`, async ({ page, origin, source }) => {
    const { text } = await ask(origin, `/feed/${language}.xml`);
    const entries: Entry[] = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const textIn = (entry: Element, name: string) => entry.querySelector(`:scope > ${name}`)?.textContent ?? '';
      return [...feed.querySelectorAll('feed > entry')].map((entry) => ({
        id: textIn(entry, 'id'),
        title: textIn(entry, 'title'),
        href: entry.querySelector(':scope > link[rel="alternate"]')?.getAttribute('href') ?? '',
        updated: textIn(entry, 'updated'),
      }));
    }, text);
    expect(entries.length).toBeGreaterThan(10);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, title, href, updated } of entries) {
      expect.soft(title, id).toMatch(/\S/);
      expect.soft(Date.parse(updated), `${id}: ${updated}`).not.toBeNaN();
      expect.soft(pathOf(href), id).toMatch(new RegExp(`^/${SEGMENTS.news[language]}/`));
    }
    const address = entries[0]?.href ?? '';
    expect(canonicalOf((await ask(origin, pathOf(address))).text)).toBe(address);
    const { id } = SAMPLES[source].news;
    expect(entries.filter((entry) => entry.id.endsWith(`:${id}`))).toHaveLength(1);
  });
}
