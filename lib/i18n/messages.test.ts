import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';

type Words = typeof MESSAGES.en;

const failedList = ({ LoadMore }: Words): string => `${LoadMore.failed} ${LoadMore.retry}`;

/** Agreed with the organisation, letter by letter (docs/requirements.md, Labels, Texts). */
const FIXED: [read: (words: Words) => string | string[], en: string | string[], sr: string | string[]][] = [
  [({ LoadMore }) => LoadMore.more, 'Load more', 'Učitaj još'],
  [({ LoadMore }) => LoadMore.all.news, 'All news loaded', 'Sve vijesti su učitane'],
  [({ LoadMore }) => LoadMore.all.events, 'All events loaded', 'Svi događaji su učitani'],
  [({ HomePage }) => HomePage.seeAll, 'See all', 'Pogledaj sve'],
  [({ NewsPage }) => NewsPage.seeAll, 'See all', 'Pogledaj sve'],
  [({ CookieBanner }) => CookieBanner.title, 'We value your privacy', 'Cijenimo vašu privatnost'],
  [
    ({ CookieBanner }) => CookieBanner.text,
    'We use only necessary cookies. Others are disabled until you agree.',
    'Koristimo samo neophodne kolačiće. Ostali su isključeni dok ne date saglasnost.',
  ],
  [({ CookieBanner }) => CookieBanner.accept, 'Accept', 'Prihvati'],
  [({ CookieBanner }) => CookieBanner.saved, 'Preferences saved', 'Postavke su sačuvane'],
  [({ ArticlePage }) => ArticlePage.author, 'Author: {author}', 'Autor: {author}'],
  [
    ({ Gallery }) => [Gallery.previous, Gallery.next, Gallery.fullScreen, Gallery.close],
    ['Previous image', 'Next image', 'Full screen', 'Close'],
    ['Prethodna slika', 'Sljedeća slika', 'Preko cijelog ekrana', 'Zatvori'],
  ],
  [({ Navigation }) => Navigation.openMenu, 'Open menu', 'Otvori meni'],
  [({ Navigation }) => Navigation.closeMenu, 'Close menu', 'Zatvori meni'],
  [
    ({ SaveButton }) => [SaveButton.save, SaveButton.isSaved],
    ['Add to my trip', 'Saved'],
    ['Dodaj u moje putovanje', 'Sačuvano'],
  ],
  [
    ({ OfflinePack }) => [OfflinePack.save, OfflinePack.remove],
    ['Save for offline', 'Remove'],
    ['Sačuvaj za rad bez interneta', 'Ukloni'],
  ],
  [({ OfflinePage }) => OfflinePage.read, 'Recently viewed', 'Nedavno pregledano'],
  [
    ({ TripPage: { myTrip } }) => [myTrip.putBack, myTrip.remove, myTrip.noDay],
    ['Undo', 'Remove', 'Unscheduled'],
    ['Poništi', 'Ukloni', 'Bez datuma'],
  ],
  [
    ({ EventFilter }) => [EventFilter.narrow, EventFilter.from, EventFilter.to],
    ['Filter', 'From', 'To'],
    ['Filtriraj', 'Od', 'Do'],
  ],
  [({ MapPage }) => MapPage.filterLabel, 'Filter', 'Filtriraj'],
  [
    ({ ArticlePage }) => [ArticlePage.previousArticle, ArticlePage.nextArticle],
    ['Previous', 'Next'],
    ['Prethodno', 'Sljedeće'],
  ],
  [({ SearchPage }) => SearchPage.popular, 'Popular searches', 'Često traženo'],
  [({ TaxPage }) => TaxPage.calculator.submit, 'Calculate', 'Izračunaj'],
  [
    ({ PlaceFacts }) => [PlaceFacts.stepFree, PlaceFacts.precision],
    ['Step-free access', 'Accurate to {precision}'],
    ['Pristup bez stepenica', 'Tačnost {precision}'],
  ],
  [({ VisitorsInfoPage }) => VisitorsInfoPage.routeMap.caption, 'Sketch map, not to scale.', 'Crtež, nije u razmjeri.'],
  [({ HomePage }) => HomePage.tour.title, 'Virtual tour', 'Virtuelna šetnja'],
  [({ UnavailablePage }) => UnavailablePage.title, 'Temporarily unavailable', 'Trenutno nedostupno'],
  [({ NotFoundPage }) => NotFoundPage.title, 'Page not found', 'Stranica nije pronađena'],
  [({ Site }) => Site.opensOutside, 'opens in a new site', 'otvara drugi sajt'],
  [({ Navigation }) => Navigation.visitorsInfo, 'Visitor information', 'Informacije za goste'],
  [({ Navigation }) => Navigation.cityPass, 'City pass', 'Gradska kartica'],
  [
    ({ ResidentCardPage }) => ResidentCardPage.directory.placeholder,
    'Pretraži partnera, adresu ili ponudu...',
    'Pretraži partnera, adresu ili ponudu...',
  ],
  [failedList, 'This could not be loaded. Try again', 'Nije moguće učitati. Pokušajte ponovo'],
];

test.each(FIXED)('%s reads “%s” and “%s”', (read, english, montenegrin) => {
  expect(LANGUAGES.map((language) => read(MESSAGES[language]))).toEqual([english, montenegrin]);
});

/** A message of one language, or a branch of them. */
type MessageNode = string | { [key: string]: MessageNode };

const textsOf = (node: MessageNode): string[] =>
  typeof node === 'string' ? [node] : Object.values(node).flatMap(textsOf);

const SOURCES = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

test('each namespace is used', () => {
  const isUsed = (name: string) => SOURCES.some((source) => new RegExp(`['.(]${name}\\b`).test(source));
  expect(Object.keys(MESSAGES.en).filter((name) => !isUsed(name))).toEqual([]);
});

/** The branches that a type in the code names, such as `Messages['PlanPage']['result']`: their texts are not formatted. */
const RAW = SOURCES.flatMap((source) => source.match(/\bMessages(\['\w+'\])+/g) ?? []);

/** Branches that their page reads whole, without a formatter. */
const READ_WHOLE = [
  "Messages['TripPage']",
  "Messages['OfflinePage']",
  "Messages['HomePage']['tour']",
  "Messages['TermsPage']['sections']",
];

test.each([...new Set([...RAW, ...READ_WHOLE])])(
  'the texts of %s need no formatter: plain ones, or for `fill`',
  (type) => {
    const path = Array.from(type.matchAll(/'(\w+)'/g), ([, key = '']) => key);
    for (const language of LANGUAGES) {
      const branch = path.reduce<MessageNode | undefined>(
        (node, key) => (typeof node === 'object' ? node[key] : undefined),
        MESSAGES[language],
      );
      const texts = branch === undefined ? [] : textsOf(branch);
      expect(texts).not.toEqual([]);
      expect(texts.filter((text) => /[{}'<]/.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
    }
  },
);

/** The names of a text's values and tags; in a plural a text stands after `one` or `=1`. */
const namesIn = (text: string): string[] =>
  [
    ...new Set(
      Array.from(
        text.matchAll(/(?<!(?:\bone|\bfew|\bmany|\bother|=\d) )\{(\w+)|<(\w+)>/g),
        ([, value, tag]) => value ?? `<${tag}>`,
      ),
    ),
  ].sort();

test('a text has the same values and tags in each language', () => {
  const names = (language: Language) => textsOf(MESSAGES[language]).map(namesIn);
  expect(names('sr')).toEqual(names('en'));
});

const PLURAL = /\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

test('a Montenegrin plural has the forms of 1, of 2 to 4, and of 5', () => {
  const plurals = textsOf(MESSAGES.sr).flatMap((text) => text.match(PLURAL) ?? []);
  const isWhole = (plural: string): boolean => ['one', 'few', 'other'].every((form) => plural.includes(` ${form} {`));
  expect(plurals).not.toEqual([]);
  expect(plurals.filter((plural) => !isWhole(plural))).toEqual([]);
});
