import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPage from '@/app/[lang]/error';
import { MESSAGES } from '@/lib/i18n/messages';
import ERROR_PAGE from '@/messages/errorPage.json';

const sendBeacon = jest.fn();
Object.assign(navigator, { sendBeacon });
afterEach(() => document.documentElement.removeAttribute('lang'));

test.each([
  ['', 'Try again', 'Home'],
  ['en', 'Try again', 'Home'],
  ['sr-Latn-ME', 'Pokušajte ponovo', 'Početna'],
])('a document in “%s” offers “%s” and “%s”, and reports the error once', async (tag, retry, home) => {
  document.documentElement.lang = tag;
  const reset = jest.fn();
  const page = <ErrorPage error={new Error(`broken in ${tag}`)} reset={reset} />;
  const { rerender } = render(page);
  rerender(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  await userEvent.click(screen.getByRole('button', { name: retry }));
  expect(reset).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [path, body] = sendBeacon.mock.calls[0];
  expect([path, JSON.parse(body)]).toEqual([
    '/browser-errors',
    { message: `broken in ${tag}`, stack: expect.stringContaining('broken in'), path: '/' },
  ]);
});

test('a document reports three errors at most', () => {
  render(<ErrorPage error={new Error('one too many')} reset={jest.fn()} />);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('its words are those of the site', () => {
  for (const language of ['en', 'sr'] as const) {
    expect(ERROR_PAGE[language].home).toBe(MESSAGES[language].Site.home);
    expect(ERROR_PAGE[language].retry).toBe(MESSAGES[language].LoadMore.retry);
  }
});
