import { translator } from '@/lib/i18n/translator';
import { planResultMetadata, taxResultMetadata } from '@/lib/seo/pageMetadata';

jest.mock('@/lib/i18n/pageLanguage', () => ({ pageLanguage: async () => 'sr' }));
jest.mock('next-intl/server', () => ({ getTranslations: async (namespace: 'TaxPage') => translator('sr', namespace) }));

test.each([
  ['plan', planResultMetadata, 'from=10:00&to=12:00', 'from=12:00&to=10:00'],
  ['tax sum', taxResultMetadata, 'adults=2&nights=2', 'adults=x&nights=2'],
])('the title of a %s says that its inputs have an error', async (_what, metadataOf, valid, wrong) => {
  const { title } = await metadataOf(valid);
  expect(title).toContain('Kotor');
  expect((await metadataOf(wrong)).title).toBe(`Greška: ${title}`);
});
