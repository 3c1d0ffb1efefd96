import { render, screen } from '@testing-library/react';
import { HeaderFrame } from '@/components/ui/chrome/HeaderFrame.client';

test('a page restored at a scroll position has a small header at once', () => {
  Object.defineProperty(window, 'scrollY', { value: 1_000, configurable: true });
  render(<HeaderFrame>Kotor</HeaderFrame>);
  expect(screen.getByRole('banner')).toHaveAttribute('data-shrunk');
});
