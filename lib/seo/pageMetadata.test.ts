import { translator } from '@/lib/i18n/translator';
import {
  filteredListMetadata,
  planResultMetadata,
  sharedTripMetadata,
  taxResultMetadata,
} from '@/lib/seo/pageMetadata';

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

test.each([
  [1, 'Besplatno – Vidi i uradi – Kotor'],
  [2, 'Besplatno – Vidi i uradi, stranica 2 – Kotor'],
])(
  'page %i of a filtered list has a title of its own, and the canonical URL of the whole list',
  async (page, title) => {
    expect(await filteredListMetadata('filteredGuide', 'guide', 'Besplatno', page)).toMatchObject({
      title,
      alternates: { canonical: '/vidi-i-uradi' },
    });
  },
);

test('a shared trip is described to its receiver, and is not called my trip', async () => {
  const { openGraph, description } = await sharedTripMetadata('perast');
  expect(description).toMatch(/^Putovanje u jednom linku/);
  expect(openGraph).toMatchObject({
    description,
    images: [
      { url: expect.stringMatching(/^\/og\/sr\/shared-trip\//), alt: expect.stringMatching(/^Putovanje u Kotor/) },
    ],
  });
});

test.each([
  ['town', /pješke/, /autobus|Perast/i],
  ['perast', /Perast.*autobusom|Autobusom u Perast/, /pješke/],
])('a plan of the round %s says how it gets there', async (round, expected, wrong) => {
  const { title, description } = await planResultMetadata(`from=10:00&to=16:00&round=${round}`);
  for (const text of [title, description]) {
    expect(text).toMatch(expected);
    expect(text).not.toMatch(wrong);
  }
});
