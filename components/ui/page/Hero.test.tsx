import { screen } from '@testing-library/react';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { Hero } from '@/components/ui/page/Hero';

jest.mock('@/components/ui/page/SiteNotice', () => ({ SiteNotice: () => null }));

test.each([
  ['Off a ship into town, for a few hours or a day', false],
  ['The tourist organisation of Kotor presents the season at the fair in Belgrade', true],
])('%s: smaller than other titles: %p', async (text, isSmaller) => {
  await renderOnServer(<Hero title={{ text }} picture={null} />);
  expect(screen.getByRole('heading', { level: 1 }).hasAttribute('class')).toBe(isSmaller);
});

test('no line of the title ends on a word of one letter', async () => {
  await renderOnServer(<Hero title={{ text: 'Sveta Ana i Sveti Pavle' }} picture={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sveta Ana i\u00a0Sveti Pavle');
});
