import { act, fireEvent, render, screen } from '@testing-library/react';
import { PartnerDirectory } from '@/components/resident-card/PartnerDirectory.client';
import { NO_FILTERS } from '@/lib/routing/partnerFilters';

const WORDS = { title: 'Search', results: 'Partners', found: 'Found:', none: 'None', clear: 'Clear', all: 'Show all' };

/** A directory as the server renders it, of so many hotels and as many others. */
function show(each: number, filters = NO_FILTERS): void {
  const group = (category: string, name: string) => (
    <section data-category={category} aria-label={category}>
      <span data-count>{each}</span>
      <ul>
        {Array.from({ length: each }, (_, index) => `${name} ${index + 1}`).map((title) => (
          <li key={title}>
            <h4 data-searched>{title}</h4>
          </li>
        ))}
      </ul>
    </section>
  );
  const fields = (
    <>
      <input name="q" aria-label="Search" />
      <select name="kategorija" />
    </>
  );
  render(
    <PartnerDirectory start={{ filters, count: 2 * each }} fields={fields} href="/" words={WORDS}>
      {group('hospitality', 'Hotel')}
      {group('other', 'Kayak')}
    </PartnerDirectory>,
  );
}

/** The list follows once the letter or the touch is painted. */
const painted = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

async function type(value: string): Promise<void> {
  fireEvent.input(screen.getByRole('textbox'), { target: { value } });
  await painted();
}
async function turnToSearch(): Promise<void> {
  fireEvent.focus(screen.getByRole('textbox'));
  await painted();
}
const shown = () => document.querySelectorAll('section:not([hidden]) li[data-shown]').length;
const all = () => screen.queryByRole('button');

beforeEach(() => {
  window.CSS ??= {} as typeof CSS;
  // jsdom does not know <search>; React would warn of it.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
});

test('of a long list a search shows the first that are found, and tells the true number', async () => {
  show(100);
  expect(all()).toBeNull();
  await type('1');
  // 1, 10 to 19, 21, 31 … 91 and 100 of each.
  expect(screen.getByRole('status')).toHaveTextContent('Found: 40');
  expect(shown()).toBe(12);
  expect(Array.from(document.querySelectorAll('[data-count]'), ({ textContent }) => textContent)).toEqual(['20', '20']);
  expect(all()).toHaveTextContent('Show all 40');
  await type('11');
  expect(shown()).toBe(2);
  expect(all()).toBeNull();
});

test('a long list is cut when the visitor turns to the search, and not again after it is shown whole', async () => {
  show(100);
  await turnToSearch();
  expect(shown()).toBe(12);
  fireEvent.click(screen.getByRole('button'));
  await turnToSearch();
  expect(shown()).toBe(200);
});

test('groups of which nothing is shown yet are hidden', async () => {
  show(100);
  await type('');
  expect(screen.queryByRole('region', { name: 'other' })).toBeNull();
  expect(all()).toHaveTextContent('Show all 200');
});

test('the rest is shown on request, and the first of it has the focus', async () => {
  show(100);
  await type('1');
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe(40);
  expect(all()).toBeNull();
  expect(document.activeElement).toHaveTextContent(/^Hotel 31$/);
  await type('10');
  await type('1');
  expect(shown()).toBe(12);
});

test('of a short list all that are found are shown', async () => {
  show(50);
  await type('');
  expect(shown()).toBe(100);
  expect(all()).toBeNull();
});

test('of letters typed in haste only what they come to is looked for', async () => {
  show(100);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '1' } });
  expect(screen.getByRole('status')).toHaveTextContent('Found: 200');
  await type('11');
  expect(screen.getByRole('status')).toHaveTextContent('Found: 2');
});

test('fields that the browser emptied on the way back are filled from the address, and agree with the list', () => {
  window.history.replaceState(null, '', '?q=kayak+11');
  const query = 'kayak 11';
  show(50, { query, category: null });
  expect(screen.getByRole('textbox')).toHaveValue(query);
  screen.getByRole<HTMLInputElement>('textbox').value = '';
  fireEvent(window, new Event('pageshow'));
  expect(screen.getByRole('textbox')).toHaveValue(query);
  window.history.replaceState(null, '', '?');
});

test('what was typed stands when the browser filled the fields again', () => {
  show(50);
  screen.getByRole<HTMLInputElement>('textbox').value = 'hotel 11';
  fireEvent(window, new Event('pageshow'));
  expect(shown()).toBe(1);
});
