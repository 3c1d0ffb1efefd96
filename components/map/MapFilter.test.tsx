import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MapFilter } from '@/components/map/MapFilter';
import type { MapGroup } from '@/lib/routing/mapGroup';

/** Translations need a request in next-intl; here a message is its own key. */
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/i18n/pageLanguage', () => ({ pageLanguage: async () => 'en' }));

async function show(groups: MapGroup[], current: MapGroup | null): Promise<void> {
  document.body.innerHTML = renderToStaticMarkup(await MapFilter({ current, groups: new Set(groups) }));
}

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('groups with places are listed in a fixed order', async () => {
  await show(['parking', 'churches'], null);
  expect(names()).toEqual(['groups.all', 'groups.churches', 'groups.parking']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('groups.all');
});

test('the current group is listed even without places', async () => {
  await show(['churches'], 'tax');
  expect(names()).toEqual(['groups.all', 'groups.churches', 'groups.tax']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/map?kind=tax');
});
