import { join } from 'node:path';
import { DATE_NOT_CONFIRMED, GUIDANCE } from '@/lib/articles/tags';
import { describeProvider } from '@/lib/cms/contract.suite';
import { foundIn } from '@/lib/cms/contract.testUtils';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { createShippedProvider } from '@/lib/cms/files/shippedProvider';
import { toArticle } from '@/lib/cms/mappers/toArticle';
import { toCard } from '@/lib/cms/mappers/toCard';
import type { Provider } from '@/lib/cms/provider';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { formatDate, townDay } from '@/lib/i18n/dates';
import { log } from '@/lib/server/log';

const create = () => createShippedProvider(join(process.cwd(), 'content'));

describeProvider('the shipped content', async () => create());

/** Dates are computed once a minute. */
const articlesAt = async (type: 'event' | 'news', now: string, provider: Provider) => {
  jest.spyOn(clock, 'now').mockReturnValue(new Date(now));
  return foundIn(await provider.articles({ type, limit: 100 })).data;
};
const eventsAt = (now: string, provider = create()) => articlesAt('event', now, provider);

test('an event moves on to the next year once it is over, without a restart', async () => {
  const provider = create();
  const [first] = await eventsAt('2026-03-01T12:00:00Z', provider);
  const after = new Date(Date.parse(first?.endDate ?? '') + 60_000).toISOString();
  const moved = (await eventsAt(after, provider)).find(({ _id }) => _id === first?._id);
  const [day, month, year] = formatDate(first?.startDate ?? '').split('.');
  expect(formatDate(moved?.startDate ?? '')).toBe(`${day}.${month}.${Number(year) + 1}`);
  // Its page changed with the town’s day.
  expect(moved?.updatedAt?.slice(0, 10)).toBe(townDay(new Date(after)));
  expect(moved?.updatedAt).not.toBe(first?.updatedAt);
});

test('an event has its days of this year again once a clock that was ahead is right', async () => {
  const provider = create();
  await eventsAt('2027-03-01T12:00:00Z', provider);
  expect(await eventsAt('2026-03-01T12:00:00Z', provider)).toEqual(await eventsAt('2026-03-01T12:00:00Z'));
});

describe('an event on the day of 25 hours', () => {
  const sample = createSample();

  test('has its page changed on the day after it, not in its last hour', async () => {
    sample.folder('event-categories/old-town');
    sample.folder('events/feast', { facts: { when: { from: '10-25', to: '10-25', certain: true } } });
    const [feast] = await eventsAt('2026-10-25T22:30:00Z', createShippedProvider(sample.root()));
    expect(feast?.updatedAt).toBe('2026-01-01T00:00:00.000Z');
  });
});

test('only events whose day moves from year to year are marked as not confirmed', async () => {
  const events = await eventsAt('2026-03-01T12:00:00Z');
  const marked = events.filter(({ tags }) => tags.includes(DATE_NOT_CONFIRMED));
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.length).toBeLessThan(events.length);
});

test('all news is called guidance, with the day of its first publication for machines', async () => {
  const now = '2027-07-12T12:00:00Z';
  const all = await articlesAt('news', now, create());
  expect(all.filter(({ tags }) => !tags.includes(GUIDANCE))).toEqual([]);
  const heat = all.find(({ _id }) => _id === 'summer-heat') as ContractArticle;
  expect(toCard(heat, 'en')).toMatchObject({ published: '09.07.2027', isGuidance: true });
  const article = await toArticle(heat, 'en', new Date(now));
  expect(article).toMatchObject({
    published: '2027-07-09',
    publishedIso: '2026-11-21T00:00:00.000Z',
    isGuidance: true,
  });
  expect(article.tags).not.toContain(GUIDANCE);
});

test('guidance moves on with the clock, without a restart', async () => {
  const provider = create();
  const dateOf = async (now: string) =>
    (await articlesAt('news', now, provider)).find(({ _id }) => _id === 'kotor-in-winter')?.publishDate?.slice(0, 10);
  expect(await dateOf('2026-11-19T22:59:00Z')).toBe('2025-11-20');
  expect(await dateOf('2026-11-19T23:01:00Z')).toBe('2026-11-20');
});

describe('entries without what the shipped ones have', () => {
  const sample = createSample();

  test('keep their dates and tags: news without a season, and an event that is not confirmed', async () => {
    sample.folder('news/works', { facts: { season: undefined } });
    sample.folder('events/feast', { facts: { when: { from: '07-22', to: '07-22', certain: false } } });
    const provider = createShippedProvider(sample.root());
    const published = '2026-01-01T00:00:00.000Z';
    expect(await articlesAt('news', '2026-11-28T12:00:00Z', provider)).toMatchObject([
      { publishDate: published, publishedAt: published, tags: ['walls'] },
    ]);
    expect(await eventsAt('2026-11-28T12:00:00Z', provider)).toMatchObject([{ tags: ['walls', DATE_NOT_CONFIRMED] }]);
  });
});

test('a call does not change the result of the next', async () => {
  const provider = create();
  const first = foundIn(await provider.articles({}));
  first.data.length = 0;
  expect(foundIn(await provider.articles({})).data).toHaveLength(10);
});

describe('content with faults', () => {
  const sample = createSample();

  test('is left out and logged by file and line, and the rest stands', async () => {
    sample.folder('categories/old-town');
    sample.folder('guide/gate', { en: { text: 'To the [tower](article:tower).' } });
    sample.folder('guide/tower');
    sample.write('guide/tower/text.en.md', '---\ntags: [a\n---\n');
    sample.write('pictures.json', '[{');
    const provider = createShippedProvider(sample.root());
    expect(foundIn(await provider.articles({})).data.map(({ _id }) => _id)).toEqual(['gate']);
    expect(foundIn(await provider.article('gate')).content.en).toContain('<p>To the tower.</p>');
    const { calls } = jest.mocked(log.error).mock;
    const faults = calls.map(([event, fields]) => `${event} ${fields?.fault}`).join('\n');
    expect(faults).toMatch(/content\.fault .*guide\/tower\/text\.en\.md, line 2: /);
    expect(faults).toMatch(/content\.fault .*guide\/gate\/text\.en\.md, line \d+: text: article:tower leads nowhere/);
    expect(faults).toMatch(/content\.fault .*pictures\.json, line 1: a comma/);
  });
});
