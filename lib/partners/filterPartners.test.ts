import { filterPartners, type MatchedText } from '@/lib/partners/filterPartners';
import type { Partner } from '@/lib/partners/partnerSearch';
import type { PartnerCategory } from '@/lib/routing/partnerFilters';

const partner = (name: string, address: string, offer: string[], category: PartnerCategory = 'other'): Partner => ({
  name,
  address,
  offer,
  category,
});

const PARTNERS = [
  partner('Apoteka Kadulja', 'Stari grad, Kotor', ['Popust 5 % na kozmetiku'], 'health'),
  partner('Kućna njega Ruka ruci', '', ['Popust 10 % na dolazak kući'], 'health'),
  partner('Konoba Đardin', 'Dobrota', ['Popust 10 % na hranu', 'Popust 20 % na stono vino'], 'hospitality'),
  partner('Muzička škola Djerdan', 'Žabice', ['Popust 15 % na čas']),
];

const namesFor = (query: string, category: PartnerCategory | null = null): string[] =>
  filterPartners(PARTNERS, { query, category }).flatMap(({ partners }) => partners.map(({ name }) => name.text));

/** The text with its matches in brackets. */
const toMarked = ({ text, matches }: MatchedText): string =>
  matches.reduceRight(
    (marked, [from, to]) => `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
    text,
  );

const markedIn = (entry: Partner, query: string): (string | null)[] =>
  filterPartners([entry], { query, category: null })
    .flatMap(({ partners }) => partners)
    .flatMap(({ name, address, offer }) => [toMarked(name), address && toMarked(address), ...offer.map(toMarked)]);

describe('the search covers', () => {
  test.each<[reason: string, query: string, names: string[]]>([
    ['names', 'kadulja', ['Apoteka Kadulja']],
    ['addresses', 'stari grad', ['Apoteka Kadulja']],
    ['later lines of offers', 'stono vino', ['Konoba Đardin']],
    ['all of these as one text', 'đardin dobrota popust', ['Konoba Đardin']],
    ['no gap for an empty address', 'ruci popust', ['Kućna njega Ruka ruci']],
    ['words in another order, where none has them in this', 'vino popust', ['Konoba Đardin']],
    ['words with a comma between them', 'konoba, vino', ['Konoba Đardin']],
    ['another case of a word', 'hrana', ['Konoba Đardin']],
    ['no partner that has only some of the words', 'hrana kadulja', []],
    ['words of three letters as they are', 'popust nai', []],
    ['words of two letters', 'vino 15', []],
    ['words without a letter beside them', 'vino z hrana', ['Konoba Đardin']],
    ['letters alone', 'z k', ['Apoteka Kadulja', 'Kućna njega Ruka ruci', 'Muzička škola Djerdan']],
    ['nothing for commas alone', ', ,', []],
  ])('%s', (_reason, query, names) => {
    expect(namesFor(query)).toEqual(names);
  });
});

describe('groups', () => {
  test('are in a fixed order, and only those with partners', () => {
    const counts = (query: string) =>
      filterPartners(PARTNERS, { query, category: null }).map(
        ({ category, partners }) => `${category} ${partners.length}`,
      );
    expect(counts('')).toEqual(['health 2', 'hospitality 1', 'other 1']);
    expect(counts('popust 10')).toEqual(['health 1', 'hospitality 1']);
  });

  test('hold query and category together', () => {
    expect(namesFor('popust 10', 'hospitality')).toEqual(['Konoba Đardin']);
    expect(namesFor('kadulja', 'hospitality')).toEqual([]);
    expect(namesFor('', 'health')).toEqual(['Apoteka Kadulja', 'Kućna njega Ruka ruci']);
  });
});

test.each<[reason: string, query: string, marked: string[]]>([
  ['nothing without a query', '', ['Ponta', 'Muo', 'Popust 10 %', 'Ponta vina']],
  ['each text that matches', 'ponta', ['[Ponta]', 'Muo', 'Popust 10 %', '[Ponta] vina']],
  ['across texts, without what is between them', 'ta muo pop', ['Pon[ta]', '[Muo]', '[Pop]ust 10 %', 'Ponta vina']],
  ['each word of a query that is no phrase', 'vino pont', ['[Pont]a', 'Muo', 'Popust 10 %', '[Pont]a [vin]a']],
  ['no word of one letter', 'vino i popust', ['Ponta', 'Muo', '[Popust] 10 %', 'Ponta [vin]a']],
  ['the middle of a text', 'ust', ['Ponta', 'Muo', 'Pop[ust] 10 %', 'Ponta vina']],
])('marks %s', (_reason, query, marked) => {
  expect(markedIn(partner('Ponta', 'Muo', ['Popust 10 %', 'Ponta vina']), query)).toEqual(marked);
});

test('marks skip an empty address', () => {
  expect(markedIn(partner('Ponta', '', ['Popust']), 'ponta popust')).toEqual(['[Ponta]', null, '[Popust]']);
});
