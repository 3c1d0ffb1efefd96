/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { EmbedFrame } from '@/components/article/EmbedFrame.client';
import { Gallery } from '@/components/article/Gallery.client';
import { RelatedCarousel } from '@/components/article/RelatedCarousel.client';
import { ShareButton } from '@/components/article/ShareButton.client';
import { CookieBanner } from '@/components/chrome/CookieBanner.client';
import { Drawer } from '@/components/chrome/Drawer.client';
import { HeaderFrame } from '@/components/chrome/HeaderFrame.client';
import { LanguageMemory } from '@/components/chrome/LanguageMemory.client';
import { LanguageSwitch } from '@/components/chrome/LanguageSwitch.client';
import { ServiceWorker } from '@/components/chrome/ServiceWorker.client';
import { ErrorNotice } from '@/components/feedback/ErrorNotice.client';
import { CarouselStage } from '@/components/home/CarouselStage.client';
import { TourStage } from '@/components/home/TourStage.client';
import { CardList } from '@/components/lists/CardList.client';
import { Distance } from '@/components/map/Distance.client';
import { MapLinks } from '@/components/map/MapLinks.client';
import { MapStage } from '@/components/map/MapStage.client';
import { NearMe } from '@/components/map/NearMe.client';
import { SavedPages } from '@/components/offline/SavedPages.client';
import { TakeAlongControl } from '@/components/offline/TakeAlongControl.client';
import { AddressId } from '@/components/page/AddressId.client';
import { PageAgeWatch } from '@/components/page/PageAgeWatch.client';
import { SearchLink } from '@/components/search/SearchLink.client';
import { PrintButton } from '@/components/tax/PrintButton.client';
import { KeepAll } from '@/components/trip/KeepAll.client';
import { KeepButton } from '@/components/trip/KeepButton.client';
import { TripPlanner } from '@/components/trip/TripPlanner.client';
import { PLANNER_WORDS } from '@/components/trip/trip.cases';
import { DriverCards } from '@/components/visitor/DriverCards.client';
import { PartnerDirectory } from '@/components/visitor/PartnerDirectory.client';
import { WithdrawConsent } from '@/components/visitor/WithdrawConsent.client';

const TAKE_ALONG = {
  save: 'Save',
  size: '{size} MB',
  progress: '{done} of {size}',
  cancel: 'Cancel',
  goOn: 'Continue',
  partly: '{done} of {size}',
  saved: 'Saved on {date}',
  remove: 'Remove',
  removed: 'Removed',
  broken: 'Broken',
  full: 'Full',
  see: 'See',
};

/** What reaches the browser, each with an example and what of it must stand in the page before any script. */
const LEAVES: Record<string, [example: ReactElement, html: (string | RegExp)[]]> = {
  'article/EmbedFrame': [
    <EmbedFrame key="x" src="https://www.youtube.com/embed/x" title="Video" label="Load" />,
    ['<a ', 'href="https://www.youtube.com/embed/x"', 'Load'],
  ],
  'article/Gallery': [
    <Gallery
      key="x"
      words={{
        label: 'Pictures',
        previous: 'Previous image',
        next: 'Next image',
        fullScreen: 'Full screen',
        close: 'Close',
        positions: ['Picture 1 of 2', 'Picture 2 of 2'],
        dots: ['Picture 1', 'Picture 2'],
      }}
    >
      <img src="/a.jpg" alt="Gate" />
      <img src="/b.jpg" alt="Tower" />
    </Gallery>,
    ['alt="Gate"', 'alt="Tower"', 'aria-label="Next image"', 'Picture 1 of 2'],
  ],
  'article/RelatedCarousel': [
    <RelatedCarousel key="x" words={{ label: 'Related', previous: 'Previous', next: 'Next' }}>
      <a href="/a">Gate</a>
      <a href="/b">Tower</a>
    </RelatedCarousel>,
    [/<ul.*<li.*href="\/a".*<li.*href="\/b"/],
  ],
  'article/ShareButton': [
    <ShareButton key="x" title="Gate" words={{ share: 'Share', copied: 'Link copied' }} />,
    [/<button.*Share/],
  ],
  'chrome/CookieBanner': [
    <CookieBanner
      key="x"
      words={{ title: 'Privacy', text: 'Text', accept: 'Accept', more: 'More', saved: 'Saved' }}
      moreHref="/cookie-policy"
    />,
    ['role="status"'],
  ],
  'chrome/Drawer': [
    <Drawer key="x" openLabel="Open menu" closeLabel="Close menu" fallbackHref="#site-links">
      <a href="/news">News</a>
    </Drawer>,
    ['href="#site-links"', 'href="/news"', 'aria-label="Open menu"'],
  ],
  'chrome/HeaderFrame': [<HeaderFrame key="x">Kotor</HeaderFrame>, [/^<header>Kotor<\/header>$/]],
  'chrome/LanguageMemory': [<LanguageMemory key="x" language="sr" />, [/^$/]],
  'chrome/LanguageSwitch': [
    <LanguageSwitch key="x" current="en" label="Language" names={{ en: 'English', sr: 'Crnogorski' }} />,
    ['href="/?lang=en"', 'href="/?lang=sr"', 'EN', 'MNE'],
  ],
  'chrome/ServiceWorker': [<ServiceWorker key="x" language="en" />, [/^$/]],
  'feedback/ErrorNotice': [<ErrorNotice key="x" onRetry={() => {}} />, ['Unexpected Application Error!', 'href="/"']],
  'home/CarouselStage': [
    <CarouselStage
      key="x"
      words={{
        label: 'Views',
        previous: 'Previous',
        next: 'Next',
        pause: 'Pause',
        play: 'Play',
        slides: ['1 of 2', '2 of 2'],
      }}
      slides={['Bay', 'Gate']}
    >
      <h1>Kotor</h1>
    </CarouselStage>,
    ['Bay', 'Gate', '<h1>Kotor</h1>', 'aria-label="2 of 2"'],
  ],
  'home/TourStage': [
    <TourStage
      key="x"
      files={{ large: '/pano.avif', small: '/small.avif', fallback: '/small.webp' }}
      tour={null}
      hotspots={[]}
      words={{
        start: 'Look round',
        label: 'Tour',
        hint: 'Drag',
        strip: 'Scroll',
        in: 'Zoom in',
        out: 'Zoom out',
        motion: 'Move',
        still: 'Stop',
        close: 'Close',
        loading: '…',
      }}
    >
      Still
    </TourStage>,
    ['Still', 'href="/pano.avif"', 'Look round'],
  ],
  'lists/CardList': [
    <CardList
      key="x"
      className="cards"
      growth={{
        kind: 'news',
        language: 'en',
        endpoint: '/api/article?type=news',
        page: 1,
        lastPage: 2,
        nextHref: '/news/all?page=2',
        shownIds: ['a'],
        words: { more: 'Load more', loading: '…', failed: 'Failed', retry: 'Again', allLoaded: 'All', arrived: [] },
      }}
    >
      <li>Gate</li>
    </CardList>,
    [/<ul.*<li>Gate<\/li><\/ul>/, /<a [^>]*href="\/news\/all\?page=2"[^>]*>Load more<\/a>/],
  ],
  'map/Distance': [<Distance key="x" to={{ latitude: 42.425, longitude: 18.77 }} language="en" />, [/^$/]],
  'map/MapLinks': [<MapLinks key="x" />, [/^$/]],
  'map/MapStage': [
    <MapStage
      key="x"
      sheet="bay"
      words={{ label: 'Map', zoom: 'Zoom', in: 'Zoom in', out: 'Zoom out', whole: 'Whole map' }}
    >
      <svg aria-hidden="true" />
    </MapStage>,
    ['<svg', 'aria-label="Map"', 'aria-label="Zoom in"'],
  ],
  'map/NearMe': [
    <NearMe key="x" words={{ ask: 'How far?', asking: '…', found: 'Found', refused: 'Refused', privacy: 'Private' }} />,
    [/^<div(?![^>]*data-able)/],
  ],
  'offline/SavedPages': [
    <SavedPages
      key="x"
      language="en"
      words={{
        missing: 'Missing',
        retry: 'Again',
        taken: 'Taken',
        read: 'Read',
        nothing: 'Nothing',
        savedOn: '{date}',
      }}
    />,
    [/^<div[^>]*><\/div>$/],
  ],
  'offline/TakeAlongControl': [
    <TakeAlongControl key="x" language="en" words={TAKE_ALONG} listHref="/offline?lang=en" />,
    [/^<div[^>]*><\/div>$/],
  ],
  'page/AddressId': [<AddressId key="x" id="c1" />, [/^$/]],
  'page/PageAgeWatch': [<PageAgeWatch key="x" renderedAt={0} text="As of 01.05.2026" />, []],
  'search/SearchLink': [
    <SearchLink key="x" language="sr" href="/pretraga" label="Pretraga" closeLabel="Zatvori pretragu">
      <svg aria-hidden="true" />
    </SearchLink>,
    [/<a [^>]*href="\/pretraga".*Pretraga/],
  ],
  'tax/PrintButton': [<PrintButton key="x">Print</PrintButton>, [/<button.*Print/]],
  'trip/KeepAll': [
    <KeepAll
      key="x"
      trip={[{ id: 'perast', day: null }]}
      href="/my-trip"
      words={{ keepToo: 'Keep too', keptToo: 'Kept', keptSome: 'Some', refused: 'Refused', own: 'My trip' }}
    />,
    [/<button.*Keep too/],
  ],
  'trip/KeepButton': [
    <KeepButton
      key="x"
      thing="perast"
      href="/my-trip"
      words={{
        keep: 'Keep',
        label: 'Keep for my trip',
        kept: 'Kept',
        removed: 'Gone',
        full: 'Full',
        refused: 'Refused',
        trip: 'My trip',
      }}
    />,
    [/<button[^>]*aria-pressed="false".*Keep/, 'role="status"'],
  ],
  'trip/TripPlanner': [
    <TripPlanner key="x" language="en" words={PLANNER_WORDS}>
      Nothing kept
    </TripPlanner>,
    [/^<div[^>]*><\/div>$/],
  ],
  'visitor/DriverCards': [
    <DriverCards key="x" words={{ label: 'Card', show: 'Show', close: 'Close' }} names={['Gate']} calls={null}>
      <p>Vrata od mora</p>
    </DriverCards>,
    ['Vrata od mora'],
  ],
  'visitor/PartnerDirectory': [
    <PartnerDirectory
      key="x"
      start={{ filters: { query: 'konoba', category: null }, count: 1 }}
      fields={<input name="q" />}
      href="/volim-kotor"
      words={{ title: 'Pretraga', results: 'Partneri', found: 'Pronađeno:', none: 'Nema', clear: 'Poništi' }}
    >
      <p>Konoba</p>
    </PartnerDirectory>,
    [/<form action="\/volim-kotor"><input name="q"/, 'Pronađeno: 1', '<a href="/volim-kotor">Poništi', '<p>Konoba</p>'],
  ],
  'visitor/WithdrawConsent': [
    <WithdrawConsent key="x" words={{ button: 'Withdraw', done: 'Done', nothing: 'Nothing' }} />,
    [/<button.*Withdraw/],
  ],
};

/** Leaves that arrive after the page has come to rest: the server never renders them. */
const LATE = [
  'article/RelatedMotion',
  'home/CarouselMotion',
  'home/TourViewer',
  'lists/MoreCards',
  'offline/TakeAlongPanel',
  'page/OldPage',
  'search/SearchDialog',
];

const ENDING = '.client.tsx';

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('components', file), 'utf8') }));

test('every file that reaches the browser has an example here, and says so in its name', () => {
  const named = sources.map(({ file }) => file).filter((file) => file.endsWith(ENDING));
  expect(named.map((file) => file.slice(0, -ENDING.length)).sort()).toEqual([...Object.keys(LEAVES), ...LATE].sort());
  const told = sources.filter(({ text }) => /^['"]use client['"]/m.test(text)).map(({ file }) => file);
  expect(told.sort()).toEqual(named.sort());
});

test.each(Object.entries(LEAVES))('%s is complete before any script', (_name, [example, expected]) => {
  const html = renderToString(example);
  for (const part of expected) {
    if (typeof part === 'string') expect(html).toContain(part);
    else expect(html).toMatch(part);
  }
});

test.each(LATE)('%s is not in the page’s first scripts: it is imported when it is used', (name) => {
  const statically = new RegExp(`^import (?!type )[^;]*from '@/components/${name}\\.client'`, 'm');
  const lazily = `import('@/components/${name}.client')`;
  expect(sources.filter(({ text }) => statically.test(text)).map(({ file }) => file)).toEqual([]);
  expect(sources.some(({ text }) => text.includes(lazily))).toBe(true);
});

test('without a script no banner asks what it could not store, and no dialog is open', () => {
  const [banner] = LEAVES['chrome/CookieBanner'] ?? [];
  expect(renderToString(banner)).not.toContain('Accept');
  for (const [example] of Object.values(LEAVES)) expect(renderToString(example)).not.toMatch(/<dialog[^>]* open/);
});
