import { readFilters, withFilters } from '@/lib/content/partnerFilters';
import {
  cutAtMarks,
  findPartners,
  type Partner,
  type PartnerCategory,
  toPartnerIndex,
} from '@/lib/content/partnerSearch';

const partner = (name: string, address: string, offer: string, category: PartnerCategory = 'other'): Partner => ({
  name,
  address,
  offer,
  category,
});

const PARTNERS = [
  partner('Apoteka Kadulja', 'Stari grad, Kotor', 'Popust 5 % na kozmetiku', 'health'),
  partner('Kućna njega Ruka ruci', '', 'Popust 10 % na dolazak kući, od Orahovca do Mua', 'health'),
  partner('Konoba Đardin', 'Dobrota', 'Popust 10 % na hranu\nPopust 20 % na stono vino', 'hospitality'),
  partner('Restoran Rašeljka', 'Škaljari', 'Popust na predjela i ljute čorbe', 'hospitality'),
  partner('Muzička škola Djerdan', 'Žabice', 'Popust 15 % na čas', 'other'),
];

const INDEX = toPartnerIndex(PARTNERS);

const namesFor = (query: string, category: PartnerCategory | null = null): string[] =>
  findPartners(INDEX, query, category).flatMap(({ partners }) => partners.map(({ partner: { name } }) => name));

/** What a visitor sees marked, field by field. */
const markedIn = (entry: Partner, query: string): string[] =>
  findPartners(toPartnerIndex([entry]), query, null).flatMap(({ partners }) =>
    partners.flatMap(({ partner: { name, address }, lines, marks }) =>
      [
        cutAtMarks(name, marks.name),
        cutAtMarks(address, marks.address),
        ...lines.map((line, index) => cutAtMarks(line, marks.lines[index] ?? [])),
      ].flatMap((pieces) => pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)),
    ),
  );

describe('what a search finds', () => {
  const ALL = PARTNERS.map(({ name }) => name);
  test.each<[reason: string, query: string, names: string[]]>([
    ['an empty query finds all', '', ALL],
    ['a query of spaces finds all', '   ', ALL],
    ['spaces around a query do not count', '  Kadulja ', ['Apoteka Kadulja']],
    ['case does not count', 'KADULJA', ['Apoteka Kadulja']],
    ['the address counts', 'stari grad', ['Apoteka Kadulja']],
    ['a later line of the offer counts', 'stono vino', ['Konoba Đardin']],
    ['name, address and offer are one text', 'đardin dobrota popust', ['Konoba Đardin']],
    ['an empty address leaves no gap', 'ruci popust', ['Kućna njega Ruka ruci']],
    ['letters without accents find those with them', 'skaljari', ['Restoran Rašeljka']],
    ['letters with accents find those without', 'kozmetikù', ['Apoteka Kadulja']],
    ['accents typed as separate marks count as the letter', 's\u030ckaljari', ['Restoran Rašeljka']],
    ['dj finds đ and dj', 'djer', ['Muzička škola Djerdan']],
    ['đ finds dj', 'ĐERDAN', ['Muzička škola Djerdan']],
    ['dj finds đ', 'djardin', ['Konoba Đardin']],
    ['d finds đ', 'dardin', ['Konoba Đardin']],
    ['a search may begin inside a word, after a d', 'jela', ['Restoran Rašeljka']],
    ['j alone is no part of đ', 'jardin', []],
    ['ć and č are c', 'corbe', ['Restoran Rašeljka']],
    ['the space before a per cent sign does not count', '20%', ['Konoba Đardin']],
    ['two spaces count as one', 'stono  vino', ['Konoba Đardin']],
    ['signs of regular expressions are plain signs', '(.*', []],
    ['nothing is found where nothing matches', 'pingvin', []],
  ])('%s', (_reason, query, names) => {
    expect(namesFor(query)).toEqual(names);
  });
});

describe('groups', () => {
  test('stand in their order, and those without partners are left out', () => {
    expect(findPartners(INDEX, 'popust 10', null).map(({ category }) => category)).toEqual(['health', 'hospitality']);
  });

  test('category and query hold together', () => {
    expect(namesFor('popust 10', 'hospitality')).toEqual(['Konoba Đardin']);
    expect(namesFor('kadulja', 'hospitality')).toEqual([]);
    expect(namesFor('', 'health')).toEqual(['Apoteka Kadulja', 'Kućna njega Ruka ruci']);
  });
});

describe('marks', () => {
  test.each<[reason: string, entry: Partner, query: string, marked: string[]]>([
    ['nothing without a query', partner('Konoba', 'Muo', 'Popust'), '', []],
    ['every occurrence', partner('Mala mala', 'Muo', 'Popust'), 'mala', ['Mala', 'mala']],
    ['original letters', partner('Kod Škuraša', '', 'Popust'), 'skuras', ['Škuraš']],
    ['a đ for dj', partner('Konoba Đardin', '', 'Popust'), 'djar', ['Đar']],
    ['a dj for đ', partner('Djerdan', '', 'Popust'), 'đer', ['Djer']],
    ['both spellings at once', partner('Đerdan i Djerdan', '', 'Popust'), 'đerdan', ['Đerdan', 'Djerdan']],
    ['a letter with its separate mark', partner('Kuc\u0301a', '', 'Popust'), 'kuća', ['Kuc\u0301a']],
    ['the space before %', partner('Konoba', '', 'Popust 50 % danas'), '50%', ['50 %']],
    [
      'across fields, without what is between them',
      partner('Ponta', 'Muo', 'Popust'),
      'ta muo pop',
      ['ta', 'Muo', 'Pop'],
    ],
    ['the right line of an offer', partner('A', '', 'Popust na vino\nPopust na hranu'), 'hranu', ['hranu']],
  ])('%s', (_reason, entry, query, marked) => {
    expect(markedIn(entry, query)).toEqual(marked);
  });

  test('cut a text without losing any of it', () => {
    expect(
      cutAtMarks('Konoba Ponta', [
        [0, 2],
        [7, 12],
      ]),
    ).toEqual([
      { text: 'Ko', isMarked: true },
      { text: 'noba ', isMarked: false },
      { text: 'Ponta', isMarked: true },
    ]);
    expect(cutAtMarks('Ponta', [])).toEqual([{ text: 'Ponta', isMarked: false }]);
    expect(cutAtMarks('', [])).toEqual([]);
  });
});

describe('filters in the address', () => {
  test('are read back as they were written', () => {
    const filters = { query: 'Đardin 10 %', category: 'hospitality' } as const;
    const address = withFilters(new URL('https://kotor.example/volim-kotor'), filters);
    expect(address.search).toBe('?q=%C4%90ardin+10+%25&kategorija=ugostiteljstvo');
    expect(readFilters(address.searchParams)).toEqual(filters);
  });

  test('vanish when they are empty, and leave the rest alone', () => {
    const address = withFilters(new URL('https://kotor.example/volim-kotor?x=1&q=a&kategorija=ostalo#k'), {
      query: ' ',
      category: null,
    });
    expect(address.href).toBe('https://kotor.example/volim-kotor?x=1#k');
  });

  test('that make no sense are ignored', () => {
    const read = readFilters(new URLSearchParams({ kategorija: 'sve-i-svasta', q: 'a'.repeat(1_000) }));
    expect(read.category).toBeNull();
    expect(read.query).toHaveLength(80);
  });
});
