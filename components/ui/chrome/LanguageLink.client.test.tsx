import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageLink } from '@/components/ui/chrome/LanguageLink.client';

test('where cookies are refused the browser follows the link, which names the language', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  render(
    <LanguageLink href="#sr" language="sr">
      MNE
    </LanguageLink>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
});
