import { parseAtomFeed } from 'feedsmith';
import { LANGUAGES } from '@/lib/i18n/language';
import { SEGMENTS } from '@/lib/routing/segments';
import { SAMPLES } from '../support/addresses';
import { canonicalOf, pathOf } from '../support/html';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';

type Linked = { links?: { rel?: string; href?: string }[] };

const addressIn = ({ links = [] }: Linked, rel: string): string => links.find((link) => link.rel === rel)?.href ?? '';

for (const language of LANGUAGES) {
  test(`serves a feed with the newest news first: ${language}`, async ({ origin, source }) => {
    const { text } = await sendRequest(origin, `/feed/${language}.xml`);
    const feed = parseAtomFeed(text);
    expect(feed.title?.value).toMatch(/\S/);
    expect(feed.authors?.[0]?.name).toMatch(/\S/);
    expect(addressIn(feed, 'self')).toBe(`${origin}/feed/${language}.xml`);
    const entries = feed.entries ?? [];
    expect(entries.length).toBeGreaterThan(10);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const entry of entries) {
      const { id, title, updated = '' } = entry;
      expect.soft(title?.value, id).toMatch(/\S/);
      expect.soft(Date.parse(updated), `${id}: ${updated}`).not.toBeNaN();
      expect.soft(pathOf(addressIn(entry, 'alternate')), id).toMatch(new RegExp(`^/${SEGMENTS.news[language]}/`));
    }
    const published = entries.map((entry) => Date.parse(entry.published ?? ''));
    expect(published).toEqual(published.toSorted((one, other) => other - one));
    const address = entries[0] ? addressIn(entries[0], 'alternate') : '';
    expect(canonicalOf((await sendRequest(origin, pathOf(address))).text)).toBe(address);
    const { id } = SAMPLES[source].news;
    expect(entries.filter((entry) => entry.id?.endsWith(`:${id}`))).toHaveLength(1);
  });
}
