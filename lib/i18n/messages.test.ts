import { LANGUAGES } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';

type Words = typeof MESSAGES.en;

const failedList = ({ LoadMore }: Words): string => `${LoadMore.failed} ${LoadMore.retry}`;

/** Agreed with the organisation, letter by letter. */
const FIXED: [what: string, read: (words: Words) => string | string[], en: string | string[], sr: string | string[]][] =
  [
    ['load more', ({ LoadMore }) => LoadMore.more, 'Load more', 'Učitaj još'],
    ['end of news', ({ LoadMore }) => LoadMore.allNews, 'All news loaded', 'Sve vijesti su učitane'],
    ['end of events', ({ LoadMore }) => LoadMore.allEvents, 'All events loaded', 'Svi događaji su učitani'],
    ['see all, home', ({ HomePage }) => HomePage.seeAll, 'See all', 'Pogledaj sve'],
    ['see all, news', ({ NewsPage }) => NewsPage.seeAll, 'See all', 'Pogledaj sve'],
    ['banner title', ({ CookieBanner }) => CookieBanner.title, 'We value your privacy', 'Cijenimo vašu privatnost'],
    [
      'banner text',
      ({ CookieBanner }) => CookieBanner.text,
      'We use only necessary cookies. Others are disabled until you agree.',
      'Koristimo samo neophodne kolačiće. Ostali su isključeni dok ne date saglasnost.',
    ],
    ['banner action', ({ CookieBanner }) => CookieBanner.accept, 'Accept', 'Prihvati'],
    ['banner confirmation', ({ CookieBanner }) => CookieBanner.saved, 'Preferences saved', 'Postavke su sačuvane'],
    ['author', ({ ArticlePage }) => ArticlePage.author, 'Author: {author}', 'Autor: {author}'],
    [
      'gallery',
      ({ Gallery }) => [Gallery.previous, Gallery.next, Gallery.fullScreen, Gallery.close],
      ['Previous image', 'Next image', 'Full screen', 'Close'],
      ['Prethodna slika', 'Sljedeća slika', 'Preko cijelog ekrana', 'Zatvori'],
    ],
    [
      'menu',
      ({ Navigation }) => [Navigation.openMenu, Navigation.closeMenu],
      ['Open menu', 'Close menu'],
      ['Otvori meni', 'Zatvori meni'],
    ],
    ['failed list', failedList, 'This could not be loaded. Try again', 'Nije moguće učitati. Pokušajte ponovo'],
  ];

test.each(FIXED)('%s reads as agreed', (_what, read, english, montenegrin) => {
  expect(LANGUAGES.map((language) => read(MESSAGES[language]))).toEqual([english, montenegrin]);
});
