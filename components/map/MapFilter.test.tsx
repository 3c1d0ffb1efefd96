import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MapFilter } from '@/components/map/MapFilter';
import type { MapGroup } from '@/lib/routing/mapGroup';

/** Translations need a request in next-intl; here every word is its own name. */
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

async function show(groups: MapGroup[], current: MapGroup | null): Promise<void> {
  document.body.innerHTML = renderToStaticMarkup(await MapFilter({ language: 'en', current, groups: new Set(groups) }));
}

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('groups with a place are offered, in one order whatever the places’', async () => {
  await show(['parking', 'churches'], null);
  expect(names()).toEqual(['filter.all', 'groups.churches', 'groups.parking']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('filter.all');
});

test('so is the one whose address was asked for, with no place in it', async () => {
  await show(['churches'], 'tax');
  expect(names()).toEqual(['filter.all', 'groups.churches', 'groups.tax']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/map?kind=tax');
});
