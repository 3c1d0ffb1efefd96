import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { trackWayBack } from '@/components/ui/browser/linkFocus';
import { PageLink } from '@/components/ui/page/PageLink.client';

jest.mock('next/link', () => ({
  __esModule: true,
  useLinkStatus: () => ({ pending: false }),
  default: ({ prefetch, scroll, ...link }: { prefetch: boolean | null; scroll?: boolean; children: ReactNode }) => (
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

test('a link with an id is not prefetched', () => {
  render(<PageLink href="/news/safety?id=n1&page=2">Tax</PageLink>);
  fireEvent.mouseEnter(link());
  expect(link()).toHaveAttribute('data-prefetch', 'false');
});

const goBack = (): void => {
  history.pushState(null, '', '/tax');
  history.replaceState(null, '', '/');
  fireEvent.popState(window);
};

beforeAll(trackWayBack);

describe('in the footer', () => {
  beforeEach(() => {
    render(
      <>
        <main id="content" />
        <PageLink href="/tax">Tax</PageLink>
      </>,
    );
    act(() => link().focus());
  });

  test('a link moves the focus to the content, and has it again on the way back', () => {
    fireEvent.click(link());
    expect(screen.getByRole('main')).toHaveFocus();
    goBack();
    expect(link()).toHaveFocus();
  });

  test('a link that opens a new tab keeps the focus', () => {
    fireEvent.click(link(), { ctrlKey: true });
    expect(link()).toHaveFocus();
  });
});

describe('rendered anew', () => {
  const leaveAndReturn = (): void => {
    render(<PageLink href="/tax">Tax</PageLink>);
    fireEvent.click(link());
    cleanup();
    goBack();
  };

  test('the link that was followed has the focus on the way back', () => {
    leaveAndReturn();
    render(<PageLink href="/tax">Tax</PageLink>);
    expect(link()).toHaveFocus();
  });

  test('a link in a closed section has the focus too', () => {
    leaveAndReturn();
    render(
      <details>
        <PageLink href="/tax">Tax</PageLink>
      </details>,
    );
    expect(link()).toHaveFocus();
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });

  test('it leaves the focus where it is', () => {
    leaveAndReturn();
    render(<input type="search" />);
    screen.getByRole('searchbox').focus();
    render(<PageLink href="/tax">Tax</PageLink>);
    expect(link()).not.toHaveFocus();
  });

  test('another visit does not move the focus', () => {
    render(<PageLink href="/tax">Tax</PageLink>);
    fireEvent.click(link());
    cleanup();
    render(<PageLink href="/tax">Tax</PageLink>);
    expect(link()).not.toHaveFocus();
  });

  test('a link that keeps the scroll position keeps the focus on the next page', () => {
    const choice = (
      <PageLink href="/events?when=today" scroll={false}>
        Today
      </PageLink>
    );
    render(choice);
    fireEvent.click(screen.getByRole('link', { name: 'Today' }));
    cleanup();
    render(choice);
    expect(screen.getByRole('link', { name: 'Today' })).toHaveFocus();
  });
});
