import { screen } from '@testing-library/react';
import { PassAttractions } from '@/components/city-pass/PassAttractions';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { CITY_PASSES } from '@/lib/cityPass';

test('names lead to the articles there are', async () => {
  await renderOnServer(<PassAttractions pass={CITY_PASSES[1]} hrefs={{ 'perast-museum': '/museum' }} />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Town Museum of Perast');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/museum');
  expect(screen.getByRole('heading', { name: 'A gallery *' })).toBeVisible();
});
