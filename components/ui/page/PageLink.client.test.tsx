import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page/PageLink.client';

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...link }: { prefetch: boolean | null; children: ReactNode }) => (
    <a {...link} data-prefetch={prefetch === null} />
  ),
}));

const link = () => screen.getByRole('link', { name: 'Tax' });

test.each([
  ['a pointer', () => fireEvent.mouseEnter(link())],
  ['a touch', () => fireEvent.touchStart(link())],
  ['the focus', () => fireEvent.focus(link())],
])('%s on the link prefetches its page', (_sign, give) => {
  render(<PageLink href="/tax">Tax</PageLink>);
  give();
  expect(link()).toHaveAttribute('data-prefetch', 'true');
});
