import { provider } from '@/lib/cms/currentProvider';
import { getChoices, getFilteredArticles } from '@/lib/cms/guideList';
import { clock } from '@/lib/i18n/clock';
import { GUIDE_FILTER, type GuideChoice } from '@/lib/routing/guideFilter';

const OLD_TOWN = 'old-town';

// The facts of the shipped content are checked, and none is outdated.
const NOW = '2026-11-24T12:00:00Z';

const setTime = (now: string): void => void jest.spyOn(clock, 'now').mockReturnValue(new Date(now));

beforeEach(() => setTime(NOW));

async function idsOf(choice: GuideChoice, category: string | null, page = 1) {
  const result = await getFilteredArticles({ category, choice, page });
  return result.state === 'found' ? result.value.data.map(({ _id }) => _id) : [];
}

test('the shipped guide offers each choice, and each has articles', async () => {
  const choices = await getChoices(null);
  expect(choices).toEqual(GUIDE_FILTER.choices);
  for (const choice of choices) expect(await idsOf(choice, null)).not.toEqual([]);
});

test('a category offers only the choices it has articles for', async () => {
  const choices = await getChoices('food-and-wine');
  expect(choices).toContain('free');
  expect(choices).not.toContain('rain');
});

test('the articles stand in the order of their category', async () => {
  const result = await provider().articles({ type: 'blog' }, { category: OLD_TOWN });
  if (result.state !== 'found') throw new Error('The old town has no articles');
  const inCategory = result.value.data.map(({ _id }) => _id);
  const chosen = (await idsOf('free', OLD_TOWN)).filter((id) => inCategory.includes(id));
  expect(chosen.length).toBeGreaterThan(1);
  expect(chosen).toEqual(inCategory.filter((id) => chosen.includes(id)));
});

test('a choice goes on over its pages, and ends', async () => {
  const first = await idsOf('free', null);
  const second = await idsOf('free', null, 2);
  expect(first).toHaveLength(12);
  expect(second.length).toBeGreaterThan(0);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
  expect(await idsOf('free', null, 3)).toEqual([]);
});

test('an admission whose check is outdated is free no longer', async () => {
  setTime('2040-01-01T12:00:00Z');
  expect(await getChoices(null)).not.toContain('free');
  expect(await idsOf('free', null)).toEqual([]);
});

test('a category without articles for a choice is missing', async () => {
  const missing = await getFilteredArticles({ category: 'outdoors', choice: 'hour', page: 1 });
  expect(missing).toEqual({ state: 'missing' });
});
