import { translator } from '@/lib/i18n/translator';
import { filteredListMetadata } from '@/lib/seo/pageMetadata';

jest.mock('@/lib/i18n/pageLanguage', () => ({ pageLanguage: async () => 'sr' }));
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'GuidePage') => translator('sr', namespace),
}));

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
