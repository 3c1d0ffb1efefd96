import { generateMetadata } from '@/app/[lang]/plan-result/[query]/page';
import { translator } from '@/lib/i18n/translator';

jest.mock('@/lib/i18n/pageLanguage', () => ({ pageLanguage: async () => 'sr' }));
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'PlanPage') => translator('sr', namespace),
}));

const metadataOf = (query: string) =>
  generateMetadata({ params: Promise.resolve({ lang: 'sr', query }), searchParams: Promise.resolve({}) });

test.each([
  ['from=9.00&to=12:00', '09:00–12:00 – Plan obilaska Kotora pješke'],
  ['from=12:00&to=10:00', 'Greška: Plan obilaska Kotora pješke'],
])('the title of %s says its hours, or that the inputs have an error', async (query, title) => {
  expect((await metadataOf(query)).title).toBe(title);
});

test.each([
  ['town', /pješke/, /autobus|Perast/i],
  ['perast', /Perast.*autobusom|Autobusom u Perast/, /pješke/],
])('a plan of the round %s says how it gets there', async (round, expected, wrong) => {
  const { title, description } = await metadataOf(`from=10:00&to=16:00&round=${round}`);
  for (const text of [title, description]) {
    expect(text).toMatch(expected);
    expect(text).not.toMatch(wrong);
  }
});
