import { getChosenArticles, getGuideChoices } from '@/lib/cms/guideChoices';
import { getArticlesOfCategory } from '@/lib/cms/queries';
import { GUIDE_CHOICE } from '@/lib/routing/guideChoice';

const OLD_TOWN = 'old-town';

async function idsOf(choice: (typeof GUIDE_CHOICE.choices)[number], categoryId: string | null, page = 1) {
  const result = await getChosenArticles({ choice, categoryId, page });
  return result.state === 'found' ? result.value.data.map(({ _id }) => _id) : [];
}

test('the shipped guide offers each choice, and each has articles', async () => {
  const choices = await getGuideChoices(null);
  expect(choices).toEqual(GUIDE_CHOICE.choices);
  for (const choice of choices) expect(await idsOf(choice, null)).not.toEqual([]);
});

test('a category offers only the choices it has articles for', async () => {
  const choices = await getGuideChoices('food-and-wine');
  expect(choices).toContain('free');
  expect(choices).not.toContain('rain');
});

test('the articles stand in the order of their category', async () => {
  const result = await getArticlesOfCategory(OLD_TOWN, 1);
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
  expect(await getChosenArticles({ choice: 'free', categoryId: null, page: 3 })).toEqual({ state: 'missing' });
});

test('a category without articles for a choice is missing', async () => {
  const missing = await getChosenArticles({ choice: 'hour', categoryId: 'outdoors', page: 1 });
  expect(missing).toEqual({ state: 'missing' });
});
