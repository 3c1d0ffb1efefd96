import { generateMetadata } from '@/app/[lang]/tax-result/[query]/page';
import { translator } from '@/lib/i18n/translator';

jest.mock('@/lib/i18n/pageLanguage', () => ({ pageLanguage: async () => 'sr' }));
jest.mock('next-intl/server', () => ({ getTranslations: async (namespace: 'TaxPage') => translator('sr', namespace) }));

const metadataOf = (query: string) =>
  generateMetadata({ params: Promise.resolve({ lang: 'sr', query }), searchParams: Promise.resolve({}) });

test('the title says that the inputs have an error', async () => {
  const { title } = await metadataOf('adults=2&nights=2');
  expect(title).toContain('Kotor');
  expect((await metadataOf('adults=x&nights=2')).title).toBe(`Greška: ${title}`);
});
