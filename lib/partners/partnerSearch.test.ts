import { foldLetters, toPhraseMatcher } from '@/lib/partners/partnerSearch';

/** What of a text a query finds, as it stands there; null when it finds nothing. */
const found = (query: string, text: string): string[] | null =>
  toPhraseMatcher(query)(foldLetters(text))?.map(([from, to]) => text.slice(from, to)) ?? null;

describe('a query finds', () => {
  test.each<[reason: string, query: string, text: string, marked: string[]]>([
    ['everything when it is empty', '', 'Konoba', []],
    ['everything when it is spaces', '   ', 'Konoba', []],
    ['itself without the spaces around it', '  Kadulja ', 'Apoteka Kadulja', ['Kadulja']],
    ['every occurrence', 'mala', 'Mala mala', ['Mala', 'mala']],
    ['capitals by small letters', 'čvrsta', 'ČVRSTA RUKA', ['ČVRSTA']],
    ['š by s', 'skaljari', 'Škaljari', ['Škaljari']],
    ['č by c', 'corbe', 'riblje čorbe', ['čorbe']],
    ['ć by č', 'kuča', 'Kuća', ['Kuća']],
    ['s by š', 'šapica', 'sapica', ['sapica']],
    ['a foreign accent by none', 'kozmetika', 'kozmetikà', ['kozmetikà']],
    ['no accent by a foreign one', 'kozmetikù', 'kozmetiku', ['kozmetiku']],
    ['letters by those with separate marks', 'c\u030cas\u030ca', 'Čaša vina', ['Čaša']],
    ['đ by đ', 'đardin', 'Konoba Đardin', ['Đardin']],
    ['đ by dj', 'djardin', 'Konoba Đardin', ['Đardin']],
    ['đ by d', 'dardin', 'Konoba Đardin', ['Đardin']],
    ['đ by a d that may become dj', 'd', 'Đardin', ['Đ', 'd']],
    ['dj by đ', 'ĐERDAN', 'Djerdan', ['Djerdan']],
    ['both spellings at once', 'đerdan', 'Đerdan i Djerdan', ['Đerdan', 'Djerdan']],
    ['dj within a word', 'odjece', 'prepravke odjeće', ['odjeće']],
    ['the end of a word after its d', 'jela', 'predjela', ['jela']],
    ['lj and nj letter by letter', 'ljube njo', 'ljube njoke', ['ljube njo']],
    ['10 % by 10%', '10%', 'Popust 10 % danas', ['10 %']],
    ['10% by 10 %', '10 %', 'Popust 10% danas', ['10%']],
    ['a space that does not break by one that does', '50 % na', 'Popust 50\u00a0% na kafu', ['50\u00a0% na']],
    ['an address by its words without a comma', 'grad kotor', 'Stari grad, Kotor', ['grad, Kotor']],
    ['each space by two', 'crno  stono  vino', 'crno stono vino', ['crno stono vino']],
    ['signs of regular expressions as they are', 'od 01.05. (do', 'od 01.05. (do 01.11.)', ['od 01.05. (do']],
    ['signs beyond the plane of letters', '🍋 l', 'Kuća 🍋 Limun', ['🍋 L']],
    ['a place after a letter that grows when made small', 'luka', 'İİ luka', ['luka']],
  ])('%s', (_reason, query, text, marked) => {
    expect(found(query, text)).toEqual(marked);
  });
});

describe('a query does not find', () => {
  test.each<[reason: string, query: string, text: string]>([
    ['what is not there', 'pingvin', 'Konoba'],
    ['a part of đ that is none of its spellings', 'jardin', 'Đardin'],
    ['any letter by a dot', '10.', 'Popust 10 %'],
    ['everything by an open bracket', '(.*', 'Konoba'],
    ['words in another order', 'vino stono', 'stono vino'],
  ])('%s', (_reason, query, text) => {
    expect(found(query, text)).toBeNull();
  });
});
