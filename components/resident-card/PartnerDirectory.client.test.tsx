import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PartnerDirectory } from '@/components/resident-card/PartnerDirectory.client';
import { translate } from '@/components/ui/text/translate.testUtils';
import { MESSAGES } from '@/lib/i18n/messages';
import type { Partner } from '@/lib/partners/partnerSearch';
import { NO_FILTERS, PARTNER_CATEGORY_FILTER, type PartnerCategory } from '@/lib/routing/partnerFilters';

const messages = MESSAGES.sr.ResidentCardPage.directory;

const numbered = (name: string, category: PartnerCategory, count: number): Partner[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index + 1}`,
    address: '',
    offer: ['Popust'],
    category,
  }));

/** So many hotels and as many others. */
const directory = (each: number, start = NO_FILTERS) => (
  <PartnerDirectory
    partners={[...numbered('Hotel', 'hospitality', each), ...numbered('Kajak', 'other', each)]}
    start={start}
    href="/"
    messages={messages}
  />
);

const field = () => screen.getByRole('searchbox');
const type = async (text: string): Promise<void> => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  // jsdom does not know <search>; React would warn of it.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
});

test('the filters follow into the URL, other parameters stay', async () => {
  window.history.replaceState(null, '', '/?x=1');
  render(directory(1));
  await type(' kajak ');
  await waitFor(() => expect(window.location.search).toBe('?x=1&q=kajak'));
  await userEvent.clear(field());
  await waitFor(() => expect(window.location.search).toBe('?x=1'));
});

test('the query of a page that the visitor goes back to stays while it loads', async () => {
  render(directory(1));
  window.history.replaceState(null, '', '/search?q=perast');
  await userEvent.click(document.body);
  expect(window.location.search).toBe('?q=perast');
});

test('a translated list is filtered, with its counts and marks', async () => {
  const { container } = render(directory(2));
  const texts = (selector: string) =>
    Array.from(container.querySelectorAll(selector), ({ textContent }) => textContent);
  translate(container);
  await type('kajak 2');
  expect(texts('mark')).toEqual(['Kajak 2']);
  expect(texts('h3 + p')).toEqual([`${messages.count} 1`]);
  translate(container);
  await type('hotel');
  expect(texts('mark')).toEqual(['Hotel', 'Hotel']);
  translate(container);
  await userEvent.clear(field());
  expect(texts('h4')).toEqual(['Hotel 1', 'Hotel 2', 'Kajak 1', 'Kajak 2']);
});

test('the filters of the URL win over those of a cached page', () => {
  window.history.replaceState(null, '', '/?q=kajak');
  render(directory(2, { query: 'hotel 1', category: null }));
  expect(field()).toHaveValue('kajak');
  expect(status()).toBe('Pronađeno partnera: 2');
});

const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('the categories that have partners can be chosen, and the one of the URL', async () => {
  const { all, health, hospitality, other } = messages.categories;
  const { unmount } = render(directory(1));
  await type('kajak');
  expect(choices()).toEqual([all, hospitality, other]);
  unmount();
  window.history.replaceState(
    null,
    '',
    `/?${PARTNER_CATEGORY_FILTER.parameter}=${PARTNER_CATEGORY_FILTER.toSlug('health')}`,
  );
  render(directory(1, { query: '', category: 'health' }));
  expect(choices()).toEqual([all, health, hospitality, other]);
  expect(status()).toBe(messages.none);
});

test('what was typed before hydration counts', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(directory(2));
  const input = container.querySelector('input');
  if (input) input.value = 'kajak 2';
  const root = await act(async () => hydrateRoot(container, directory(2)));
  expect(field()).toHaveValue('kajak 2');
  expect(status()).toBe('Pronađeno partnera: 1');
  act(() => root.unmount());
  container.remove();
});
