import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { trackBackNavigation } from '@/components/ui/browser/linkFocus';
import { PageLink } from '@/components/ui/page/PageLink.client';

const mockStatus = { pending: false };

jest.mock('next/link', () => ({
  __esModule: true,
  useLinkStatus: () => mockStatus,
  default: ({ prefetch, scroll, ...link }: { prefetch: boolean; scroll?: boolean; children: ReactNode }) => (
    <a {...link} data-prefetch={prefetch} />
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

test.each([
  ['with an id', '/news/safety?id=n1&page=2', false],
  ['in data saving mode', '/tax', true],
])('a link %s is not prefetched', (_link, href, saveData) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  render(<PageLink href={href}>Tax</PageLink>);
  fireEvent.mouseEnter(link());
  expect(link()).toHaveAttribute('data-prefetch', 'false');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a page that stalls', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mockStatus.pending = true;
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    mockStatus.pending = false;
    jest.useRealTimers();
  });

  test('is loaded as a document, but not once another link is followed', () => {
    render(<PageLink href="#stalled">Tax</PageLink>);
    const other = render(<PageLink href="#left">Tax</PageLink>);
    mockStatus.pending = false;
    other.rerender(<PageLink href="#left">Tax</PageLink>);
    jest.advanceTimersByTime(20_000);
    expect(location.hash).toBe('#stalled');
  });

  test('is not loaded over another document that the visitor has requested', () => {
    render(<PageLink href="#stalled">Tax</PageLink>);
    window.dispatchEvent(new Event('beforeunload'));
    jest.advanceTimersByTime(20_000);
    expect(location.hash).toBe('');
  });
});

describe('a press on a link', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['to the page it is on scrolls to the top', '/tax', '/tax', 1],
    ['to the page it is on, in the language of the cookie, scrolls to the top', '/tax', '/tax?lang=sr', 1],
    ['to another page leaves the scrolling to the router', '/tax?when=today', '/tax', 0],
  ])('%s', (_where, url, href, times) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    history.replaceState(null, '', url);
    render(<PageLink href={href}>Tax</PageLink>);
    fireEvent.click(link(), { ctrlKey: true });
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(link());
    expect(scrollTo).toHaveBeenCalledTimes(times);
  });

  test.each(['/tax', '/tax#excursion', '/tax?lang=en'])('to a heading of the page %s leads there', (url) => {
    history.replaceState(null, '', url);
    const replaceState = jest.spyOn(history, 'replaceState');
    render(<PageLink href="/tax#excursion">Tax</PageLink>);
    expect(fireEvent.click(link())).toBe(false);
    expect(location.hash).toBe('#excursion');
    // The router registers the entry.
    expect(replaceState).toHaveBeenCalledWith(null, '', location.href);
  });

  test('that keeps the scroll position leaves it', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    render(
      <PageLink href="/" scroll={false}>
        Tax
      </PageLink>,
    );
    fireEvent.click(link());
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

const goBack = (): void => {
  history.pushState(null, '', '/tax');
  history.replaceState(null, '', '/');
  fireEvent.popState(window);
};

beforeAll(trackBackNavigation);

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
