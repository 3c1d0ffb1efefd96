import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { bindUnits } from '@/lib/i18n/bindUnits';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { intlConfig } from '@/lib/i18n/translator';

type Words = typeof MESSAGES.en;

const failedList = ({ LoadMore }: Words): string => `${LoadMore.failed} ${LoadMore.retry}`;

/** Agreed with the organisation, letter by letter (docs/requirements.md, Labels, Texts). */
const FIXED: [en: string | string[], sr: string | string[], read: (words: Words) => string | string[]][] = [
  ['Load more', 'Učitaj još', ({ LoadMore }) => LoadMore.more],
  ['All news loaded', 'Sve vijesti su učitane', ({ LoadMore }) => LoadMore.all.news],
  ['All events loaded', 'Svi događaji su učitani', ({ LoadMore }) => LoadMore.all.events],
  ['See all', 'Pogledaj sve', ({ HomePage }) => HomePage.seeAll],
  ['See all', 'Pogledaj sve', ({ NewsPage }) => NewsPage.seeAll],
  ['We value your privacy', 'Cijenimo vašu privatnost', ({ CookieBanner }) => CookieBanner.title],
  [
    'We use only necessary cookies. Others are disabled until you agree.',
    'Koristimo samo neophodne kolačiće. Ostali su isključeni dok ne date saglasnost.',
    ({ CookieBanner }) => CookieBanner.text,
  ],
  ['Accept', 'Prihvati', ({ CookieBanner }) => CookieBanner.accept],
  ['Preferences saved', 'Postavke su sačuvane', ({ CookieBanner }) => CookieBanner.saved],
  ['Author: {author}', 'Autor: {author}', ({ ArticlePage }) => ArticlePage.author],
  [
    ['Previous image', 'Next image', 'Full screen', 'Close'],
    ['Prethodna slika', 'Sljedeća slika', 'Preko cijelog ekrana', 'Zatvori'],
    ({ Gallery }) => [Gallery.previous, Gallery.next, Gallery.fullScreen, Gallery.close],
  ],
  ['Open menu', 'Otvori meni', ({ Navigation }) => Navigation.openMenu],
  ['Close menu', 'Zatvori meni', ({ Navigation }) => Navigation.closeMenu],
  [
    ['Add to my trip', 'Saved'],
    ['Dodaj u moje putovanje', 'Sačuvano'],
    ({ SaveButton }) => [SaveButton.save, SaveButton.inTrip],
  ],
  [
    ['Save for offline', 'Remove'],
    ['Sačuvaj za rad bez interneta', 'Ukloni'],
    ({ OfflinePack }) => [OfflinePack.save, OfflinePack.remove],
  ],
  ['Recently viewed', 'Nedavno pregledano', ({ OfflinePage }) => OfflinePage.read],
  [
    ['Undo', 'Remove', 'Unscheduled'],
    ['Poništi', 'Ukloni', 'Bez datuma'],
    ({ TripPage: { myTrip } }) => [myTrip.putBack, myTrip.remove, myTrip.noDay],
  ],
  [
    ['Filter', 'From', 'To'],
    ['Filtriraj', 'Od', 'Do'],
    ({ EventFilter }) => [EventFilter.label, EventFilter.from, EventFilter.to],
  ],
  ['Filter', 'Filtriraj', ({ MapPage }) => MapPage.filterLabel],
  [
    ['Previous', 'Next'],
    ['Prethodno', 'Sljedeće'],
    ({ ArticlePage }) => [ArticlePage.previousArticle, ArticlePage.nextArticle],
  ],
  ['Popular searches', 'Često traženo', ({ SearchPage }) => SearchPage.popular],
  ['Calculate', 'Izračunaj', ({ TaxPage }) => TaxPage.calculator.submit],
  [
    ['Step-free access', 'Accurate to {precision}'],
    ['Pristup bez stepenica', 'Tačnost {precision}'],
    ({ PlaceFacts }) => [PlaceFacts.stepFree, PlaceFacts.precision],
  ],
  ['Sketch map, not to scale.', 'Crtež, nije u razmjeri.', ({ VisitorsInfoPage }) => VisitorsInfoPage.routeMap.caption],
  ['Virtual tour', 'Virtuelna šetnja', ({ HomePage }) => HomePage.tour.title],
  ['Temporarily unavailable', 'Trenutno nedostupno', ({ UnavailablePage }) => UnavailablePage.title],
  ['Page not found', 'Stranica nije pronađena', ({ NotFoundPage }) => NotFoundPage.title],
  ['opens in a new site', 'otvara drugi sajt', ({ Site }) => Site.opensOutside],
  ['Visitor information', 'Informacije za goste', ({ Navigation }) => Navigation.visitorsInfo],
  ['City pass', 'Gradska kartica', ({ Navigation }) => Navigation.cityPass],
  [
    'Pretraži partnera, adresu ili ponudu...',
    'Pretraži partnera, adresu ili ponudu...',
    ({ ResidentCardPage }) => ResidentCardPage.directory.placeholder,
  ],
  ['This could not be loaded. Try again', 'Nije moguće učitati. Pokušajte ponovo', failedList],
];

test.each(FIXED)('the words agreed are %j and %j', (english, montenegrin, read) => {
  expect(LANGUAGES.map((language) => read(MESSAGES[language]))).toEqual([english, montenegrin]);
});

test('the same action has the same label everywhere', () => {
  for (const { Carousel, Gallery, MapPage, PlaceFacts, TripPage, VisitorsInfoPage } of Object.values(MESSAGES)) {
    expect([Carousel.previous, Carousel.next]).toEqual([Gallery.previous, Gallery.next]);
    expect(TripPage.myTrip.map).toBe(MapPage.entry.show);
    expect(PlaceFacts.askDesk).toBe(VisitorsInfoPage.help.title);
  }
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

const keysOf = (node: MessageNode): string[] =>
  typeof node === 'string' ? [] : Object.entries(node).flatMap(([key, child]) => [key, ...keysOf(child)]);

test('each key is in the code, but for those of places and of the terms, which are read whole', () => {
  const { MapPage, TermsPage } = MESSAGES.en;
  const ids = [MapPage.places, TermsPage.sections].flatMap(Object.keys);
  const words = new Set([...ids, ...SOURCES.flatMap((source) => source.match(/[\w-]+/g) ?? [])]);
  expect(keysOf(MESSAGES.en).filter((key) => !words.has(key))).toEqual([]);
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

/** The whole keys of the texts, such as `MapPage.entry.show`. */
const textKeysOf = (node: MessageNode, path: string[] = []): string[] =>
  typeof node === 'string'
    ? [path.join('.')]
    : Object.entries(node).flatMap(([key, child]) => textKeysOf(child, [...path, key]));

test.each(LANGUAGES)('no text has a mistake in its syntax: %s', (language) => {
  const t = createTranslator({
    ...intlConfig(language),
    onError: () => undefined,
    getMessageFallback: ({ error }) => error.code,
  });
  // Without any value it would not parse the text.
  const isInvalid = (key: string): boolean => t(key as never, { any: '' } as never) === 'INVALID_MESSAGE';
  expect(textKeysOf(MESSAGES[language]).filter(isInvalid)).toEqual([]);
});

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

test('no line of a text breaks between a number and its unit', () => {
  const texts = LANGUAGES.flatMap((language) => textsOf(MESSAGES[language]));
  const withNumbers = texts.map((text) => text.replace(/\{\w+(?:, number)?\}/g, '1'));
  expect(withNumbers.filter((text) => bindUnits(text) !== text)).toEqual([]);
});
