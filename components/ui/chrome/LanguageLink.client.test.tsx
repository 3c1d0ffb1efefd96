import { fireEvent, render, screen } from '@testing-library/react';
import { lastFollowedLink } from '@/components/ui/browser/linkFocus';
import { LanguageLink } from '@/components/ui/chrome/LanguageLink.client';

test('where cookies are refused the browser follows the link, which names the language', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  render(
    <LanguageLink href="#sr" language="sr">
      MNE
    </LanguageLink>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
  // A search whose code comes late leaves the page that is on its way.
  expect(lastFollowedLink()?.href).toBe('http://localhost/#sr');
});
