import { readCards, showFound } from '@/components/resident-card/partnerCards';
import { NO_FILTERS } from '@/lib/routing/partnerFilters';

const visible = (): string[] =>
  Array.from(document.querySelectorAll('section:not([hidden]) li[data-shown] h4'), ({ textContent }) => textContent);

beforeEach(() => {
  window.CSS ??= {} as typeof CSS;
  document.body.innerHTML = `
    <section data-category="health"><span data-count>1</span><ul>
      <li><h4 data-searched>Apoteka <mark>Kadu</mark>lja</h4><p>Adresa: <span data-searched>Muo</span></p></li>
    </ul></section>
    <section data-category="other" hidden><span data-count>0</span><ul>
      <li hidden><h4 data-searched>Đerdan</h4><p>Adresa:</p><ul><li data-searched>Popust 10 %</li></ul></li>
      <li hidden><h4 data-searched>Kajak</h4></li>
    </ul></section>`;
});

test.each([
  ['everything without filters', NO_FILTERS, ['Apoteka Kadulja', 'Đerdan', 'Kajak'], ['1', '2']],
  [
    'a word that the server has marked in part',
    { query: 'kadulja muo', category: null },
    ['Apoteka Kadulja'],
    ['1', '0'],
  ],
  ['what stands on two lines of a card', { query: 'djerdan popust', category: null }, ['Đerdan'], ['0', '1']],
  ['a category', { query: '', category: 'other' as const }, ['Đerdan', 'Kajak'], ['0', '2']],
  ['nothing by a label', { query: 'adresa', category: null }, [], ['0', '0']],
])('shows %s', (_what, filters, names, counts) => {
  expect(showFound(readCards(), filters).count).toBe(names.length);
  expect(visible()).toEqual(names);
  expect(Array.from(document.querySelectorAll('[data-count]'), ({ textContent }) => textContent)).toEqual(counts);
});

test('searches the same cards again and again', () => {
  const groups = readCards();
  for (const [query, names] of [
    ['k', ['Apoteka Kadulja', 'Kajak']],
    ['kaj', ['Kajak']],
    ['', ['Apoteka Kadulja', 'Đerdan', 'Kajak']],
    ['x', []],
    ['d', ['Apoteka Kadulja', 'Đerdan']],
  ] as const) {
    showFound(groups, { query, category: null });
    expect(visible()).toEqual(names);
  }
});
