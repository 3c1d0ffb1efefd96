import { generateMetadata } from '@/app/[lang]/shared-trip/[query]/page';
import { translator } from '@/lib/i18n/translator';

jest.mock('@/lib/i18n/pageLanguage', () => ({ pageLanguage: async () => 'sr' }));
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'TripPage') => translator('sr', namespace),
}));

const metadataOf = (query: string) =>
  generateMetadata({ params: Promise.resolve({ lang: 'sr', query }), searchParams: Promise.resolve({}) });

test('a shared trip is described to its receiver, and is not called my trip', async () => {
  const { openGraph, description } = await metadataOf('items=perast');
  expect(description).toMatch(/^Putovanje u jednom linku/);
  expect(openGraph).toMatchObject({
    description,
    images: [
      { url: expect.stringMatching(/^\/og\/sr\/shared-trip\//), alt: expect.stringMatching(/^Putovanje u Kotor/) },
    ],
  });
});
