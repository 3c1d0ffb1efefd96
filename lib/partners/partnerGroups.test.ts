import type { Piece } from '@/lib/i18n/pieces';
import { toPartnerGroups } from '@/lib/partners/partnerGroups';
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
  toPartnerGroups(PARTNERS, { query, category }).flatMap(({ partners }) =>
    partners.filter(({ isFound }) => isFound).map(({ partner: { name } }) => name),
  );

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

/** A partner’s texts as a page shows them, what is marked in brackets. */
const markedIn = (entry: Partner, query: string): string[] =>
  toPartnerGroups([entry], { query, category: null }).flatMap(({ partners }) =>
    partners.flatMap(({ name, address, offer }) => [name, address, ...offer].map(textOf)),
  );

describe('the search covers', () => {
  test.each<[reason: string, query: string, names: string[]]>([
    ['names', 'kadulja', ['Apoteka Kadulja']],
    ['addresses', 'stari grad', ['Apoteka Kadulja']],
    ['later lines of offers', 'stono vino', ['Konoba Đardin']],
    ['all of these as one text', 'đardin dobrota popust', ['Konoba Đardin']],
    ['no gap for an empty address', 'ruci popust', ['Kućna njega Ruka ruci']],
  ])('%s', (_reason, query, names) => {
    expect(namesFor(query)).toEqual(names);
  });
});

describe('groups', () => {
  test('stand in their order with all their partners, and count those found', () => {
    const groups = toPartnerGroups(PARTNERS, { query: 'popust 10', category: null });
    expect(groups.map(({ category, count, partners }) => [category, count, partners.length])).toEqual([
      ['health', 1, 2],
      ['hospitality', 1, 1],
      ['other', 0, 1],
    ]);
  });

  test('hold query and category together', () => {
    expect(namesFor('popust 10', 'hospitality')).toEqual(['Konoba Đardin']);
    expect(namesFor('kadulja', 'hospitality')).toEqual([]);
    expect(namesFor('', 'health')).toEqual(['Apoteka Kadulja', 'Kućna njega Ruka ruci']);
  });
});

describe('marks', () => {
  test.each<[reason: string, query: string, marked: string[]]>([
    ['nothing without a query', '', ['Ponta', 'Muo', 'Popust 10 %', 'Ponta vina']],
    ['every text it stands in', 'ponta', ['[Ponta]', 'Muo', 'Popust 10 %', '[Ponta] vina']],
    ['across texts, without what is between them', 'ta muo pop', ['Pon[ta]', '[Muo]', '[Pop]ust 10 %', 'Ponta vina']],
    ['a text in its middle', 'ust', ['Ponta', 'Muo', 'Pop[ust] 10 %', 'Ponta vina']],
    ['nothing of what is not found', 'pingvin', ['Ponta', 'Muo', 'Popust 10 %', 'Ponta vina']],
  ])('%s', (_reason, query, marked) => {
    expect(markedIn(partner('Ponta', 'Muo', ['Popust 10 %', 'Ponta vina']), query)).toEqual(marked);
  });

  test('skip an empty address', () => {
    expect(markedIn(partner('Ponta', '', ['Popust']), 'ponta popust')).toEqual(['[Ponta]', '', '[Popust]']);
  });
});
