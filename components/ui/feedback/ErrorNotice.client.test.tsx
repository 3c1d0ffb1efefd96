import { render, screen } from '@testing-library/react';
import ErrorPage from '@/app/[lang]/error';
import { LANGUAGES } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { eventsHref, guideHref, newsHref, sharedHref } from '@/lib/routing/href';
import ERROR_LINKS from '@/messages/errorLinks.json';
import ERROR_PAGE from '@/messages/errorPage.json';

const sendBeacon = jest.fn();
const scrollTo = jest.fn();
Object.assign(navigator, { sendBeacon });
Object.assign(window, { scrollTo });
afterEach(() => document.documentElement.removeAttribute('lang'));

test.each([
  ['', 'Try again'],
  ['en', 'Try again'],
  ['sr-Latn-ME', 'Pokušajte ponovo'],
])('a document in “%s” offers “%s”, and reports the error once', (tag, retry) => {
  document.documentElement.lang = tag;
  const page = <ErrorPage error={new Error(`broken in ${tag}`)} />;
  const { rerender } = render(page);
  rerender(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(screen.getByRole('button', { name: retry })).toBeVisible();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [path, body] = sendBeacon.mock.calls[0];
  expect([path, JSON.parse(body)]).toEqual([
    '/browser-errors',
    { message: `broken in ${tag}`, stack: expect.stringContaining('broken in'), path: '/' },
  ]);
});

test('a document reports three errors at most', () => {
  render(<ErrorPage error="one too many" />);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each(LANGUAGES)('its words and links are those of the site in %s', (language) => {
  const { LoadMore, Navigation, Site } = MESSAGES[language];
  expect(ERROR_PAGE[language].retry).toBe(LoadMore.retry);
  expect(ERROR_LINKS[language]).toEqual([
    { href: sharedHref(language, 'home'), name: Site.home },
    { href: guideHref(language), name: Navigation.guide },
    { href: eventsHref(language), name: Navigation.events },
    { href: newsHref(language), name: Navigation.news },
    { href: sharedHref(language, 'visitorsInfo'), name: Navigation.visitorsInfo },
  ]);
});
