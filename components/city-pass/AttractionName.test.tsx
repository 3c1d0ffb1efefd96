import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { AttractionName } from '@/components/city-pass/AttractionName';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { MESSAGES } from '@/lib/i18n/messages';

jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'CityPassPage.attractions') =>
    createTranslator({ locale: 'en', messages: MESSAGES.en, namespace }),
}));

test('the name of an attraction leads to its article', async () => {
  await renderOnServer(<AttractionName of="townMuseum" hrefs={{ 'perast-museum': '/museum' }} />);
  expect(screen.getByRole('link', { name: 'Town Museum of Perast' })).toHaveAttribute('href', '/museum');
});

test.each([
  ['townMuseum', 'Town Museum of Perast'],
  ['gallery', 'A gallery *'],
] as const)('without an article, %s is plain text', async (key, name) => {
  await renderOnServer(<AttractionName of={key} hrefs={{}} />);
  expect(document.body.innerHTML).toBe(name);
});
