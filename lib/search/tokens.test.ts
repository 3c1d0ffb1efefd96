import { toStem, toTerms, toTokens } from '@/lib/search/tokens';

const foldedTokens = (text: string): string[] => toTokens(text).map(({ folded }) => folded);

test.each([
  ['Škrpjela Čćžš ŠĆ', ['skrpjela', 'cczs', 'sc']],
  ['c\u030cas', ['cas']],
  ['Đorđe ÐURIĆ', ['đorđe', 'đuric']],
  ['Котор, Пераст', ['kotor', 'perast']],
  ['тврђава њива љето џак', ['tvrđava', 'njiva', 'ljeto', 'dzak']],
  ['щука йод Мария', ['scuka', 'jod', 'marija']],
  ['St John’s d’Armi', ['st', 'john', 'darmi']],
  ['1,350 steps in 8.3 km', ['1350', 'steps', 'in', '83', 'km']],
  ['Straße Øresund œuvre', ['strasse', 'oresund', 'oeuvre']],
  ['Wi-Fi', ['wi', 'fi']],
  ['𝐊𝐨𝐭𝐨𝐫 𝗔𝗿𝘁', ['kotor', 'art']],
  [' … – ’ 🙂 \u0301', []],
])('the words of %j are %j', (text, expected) => {
  expect(foldedTokens(text)).toEqual(expected);
});

test('a word has its range in the original text', () => {
  const text = 'Gospa od Škrpjela, ć\u0301 Иван’s';
  const stretches = toTokens(text).map(({ from, to }) => text.slice(from, to));
  expect(stretches).toEqual(['Gospa', 'od', 'Škrpjela', 'ć\u0301', 'Иван’s']);
});

test.each([
  ['museums', 'museum', 'en'],
  ['churches', 'church', 'en'],
  ['bus', 'bus', 'en'],
  ['buses', 'bus', 'en'],
  ['pass', 'pass', 'en'],
  ['ferries', 'ferry', 'en'],
  ['ties', 'ties', 'en'],
  ['crkve', 'crkv', 'sr'],
  ['zidinama', 'zidin', 'sr'],
  ['Perastu', 'Perast', 'sr'],
  ['muo', 'muo', 'sr'],
  ['more', 'mor', 'sr'],
  ['tivat', 'tivt', 'sr'],
  ['tivta', 'tivt', 'sr'],
  ['dan', 'dan', 'sr'],
  ['grad', 'grad', 'sr'],
] as const)('the stem of %s is %s in %s', (word, stem, language) => {
  expect(toStem(word, language)).toBe(stem);
});

test('đ is found in both of its spellings, a word by itself and by its stem', () => {
  expect(toTerms('tvrđava', 'sr')).toEqual(['tvrdjava', 'tvrdjav', 'tvrdava', 'tvrdav']);
  expect(toTerms('gate', 'en')).toEqual(['gate']);
});

test.each([
  ['djeca', 'deca'],
  ['ljeto', 'leto'],
  ['snijeg', 'sneg'],
  ['rijeka', 'reka'],
  ['nedjeljom', 'nedeljom'],
  ['nedjelje', 'nedelje'],
  ['vjencanje', 'vencanje'],
])('%s is found as %s', (word, spelling) => {
  expect(toTerms(word, 'sr')).toContain(spelling);
});

test.each([
  ['jezero', 'sr', ['jezero', 'jezer']],
  ['prije', 'en', ['prije']],
] as const)('%s has no other spelling in %s', (word, language, terms) => {
  expect(toTerms(word, language)).toEqual(terms);
});
