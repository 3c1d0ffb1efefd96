import { screen } from '@testing-library/react';
import { MapFilter } from '@/components/map/MapFilter';
import { renderOnServer } from '@/components/serverPage.testUtils';
import type { MapGroup } from '@/lib/routing/mapGroup';

const show = (groups: MapGroup[], current: MapGroup | null): Promise<void> =>
  renderOnServer(<MapFilter current={current} groups={new Set(groups)} />);

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('groups with places are listed in a fixed order', async () => {
  await show(['parking', 'churches'], null);
  expect(names()).toEqual(['All places', 'Churches', 'Parking']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('All places');
});

test('the current group is listed even without places', async () => {
  await show(['churches'], 'tax');
  expect(names()).toEqual(['All places', 'Churches', 'Residence tax']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/map?kind=tax');
});
