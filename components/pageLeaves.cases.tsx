import { EmbedFrame } from '@/components/article/EmbedFrame.client';
import { Gallery } from '@/components/article/Gallery.client';
import { OpenNow } from '@/components/article/OpenNow.client';
import { RelatedCarousel } from '@/components/article/RelatedCarousel.client';
import { ShareButton } from '@/components/article/ShareButton.client';
import { CarouselStage } from '@/components/home/CarouselStage.client';
import { TourStage } from '@/components/home/TourStage.client';
import type { LeafCase } from '@/components/leafCase.cases';
import { CardList } from '@/components/lists/CardList.client';
import { FilterLink } from '@/components/lists/FilterLink.client';
import { CookieBanner } from '@/components/ui/chrome/CookieBanner.client';
import { Drawer } from '@/components/ui/chrome/Drawer.client';
import { DrawerButton } from '@/components/ui/chrome/DrawerButton.client';
import { HeaderFrame } from '@/components/ui/chrome/HeaderFrame.client';
import { LanguageLink } from '@/components/ui/chrome/LanguageLink.client';
import { LanguageMemory } from '@/components/ui/chrome/LanguageMemory.client';
import { ServiceWorker } from '@/components/ui/chrome/ServiceWorker.client';
import { SiteLinkList } from '@/components/ui/chrome/SiteLinkList.client';
import { ErrorNotice } from '@/components/ui/feedback/ErrorNotice.client';
import { AddressId } from '@/components/ui/page/AddressId.client';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { StalePageWatch } from '@/components/ui/page/StalePageWatch.client';
import en from '@/messages/en.json';

/** Client components of pages, each with an example and the HTML it must render on the server. */
export const PAGE_LEAVES: Record<string, LeafCase> = {
  'article/EmbedFrame': [
    <EmbedFrame key="x" src="https://www.youtube.com/embed/x" title="Video" label="Load" />,
    ['<a ', 'href="https://www.youtube.com/embed/x"', 'Load'],
  ],
  'article/Gallery': [
    <Gallery
      key="x"
      words={{ ...en.Gallery, positions: ['Picture 1 of 2', 'Picture 2 of 2'], dots: ['Picture 1', 'Picture 2'] }}
    >
      <img src="/a.jpg" alt="Gate" />
      <img src="/b.jpg" alt="Tower" />
    </Gallery>,
    ['alt="Gate"', 'alt="Tower"', 'aria-label="Next image"', 'Picture 1 of 2'],
  ],
  'article/OpenNow': [<OpenNow key="x" hours={{ always: true }} words={{ open: 'Open', closed: 'Closed' }} />, [/^$/]],
  'article/RelatedCarousel': [
    <RelatedCarousel key="x" words={{ label: 'Related', previous: 'Previous', next: 'Next' }}>
      <a href="/a">Gate</a>
      <a href="/b">Tower</a>
    </RelatedCarousel>,
    [/<ul.*<li.*href="\/a".*<li.*href="\/b"/],
  ],
  'article/ShareButton': [
    <ShareButton key="x" title="Gate" href="/gate" words={{ share: 'Share', copied: 'Link copied' }} />,
    [/<button.*Share/],
  ],
  'ui/chrome/CookieBanner': [
    <CookieBanner key="x" words={en.CookieBanner} moreHref="/cookie-policy" />,
    ['role="status"'],
  ],
  'ui/chrome/Drawer': [
    <Drawer key="x" label="Menu" closeLabel="Close menu" closeMark={null}>
      <a href="/news">News</a>
    </Drawer>,
    ['href="/news"', 'aria-label="Menu"', 'aria-label="Close menu"'],
  ],
  'ui/chrome/DrawerButton': [
    <DrawerButton key="x" label="Open menu" fallbackHref="#site-links">
      Menu
    </DrawerButton>,
    [/^<a [^>]*href="#site-links" aria-label="Open menu">Menu<\/a>$/],
  ],
  'ui/chrome/HeaderFrame': [<HeaderFrame key="x">Kotor</HeaderFrame>, [/^<header>Kotor<\/header>$/]],
  'ui/chrome/LanguageLink': [
    <LanguageLink key="x" language="sr" href="/?lang=sr" lang="sr-Latn-ME">
      MNE
    </LanguageLink>,
    ['href="/?lang=sr"', 'lang="sr-Latn-ME"', 'MNE'],
  ],
  'ui/chrome/LanguageMemory': [<LanguageMemory key="x" language="sr" />, [/^$/]],
  'ui/chrome/ServiceWorker': [<ServiceWorker key="x" language="en" />, [/^$/]],
  'ui/chrome/SiteLinkList': [
    <SiteLinkList key="x" links={[{ entry: 'news', href: '/news', name: 'News' }]} />,
    ['<li><a href="/news">News</a></li>'],
  ],
  'ui/feedback/ErrorNotice': [
    <ErrorNotice key="x" error={new Error('broken')} onRetry={() => {}} />,
    ['Unexpected Application Error!', 'href="/"'],
  ],
  'home/CarouselStage': [
    <CarouselStage key="x" words={{ ...en.Carousel, slides: ['1 of 2', '2 of 2'] }} slides={['Bay', 'Gate']}>
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
      words={en.HomePage.tour}
    >
      Still
    </TourStage>,
    ['Still', 'href="/pano.avif"', 'Start the virtual tour'],
  ],
  'lists/CardList': [
    <CardList
      key="x"
      state={{
        kind: 'news',
        page: 1,
        lastPage: 2,
        nextHref: '/news/all?page=2',
        shownIds: ['a'],
        lastGroup: { key: '', isOver: false },
        words: {
          ...en.LoadMore,
          allLoaded: en.LoadMore.allNews,
          loaded: [],
          past: 'Past',
          event: { usualTime: 'Usual', ended: 'Over', to: 'to', guidance: 'Guidance' },
        },
      }}
    >
      <div>
        <ul>
          <li>Gate</li>
        </ul>
      </div>
    </CardList>,
    [/<ul.*<li>Gate<\/li><\/ul>/, /<a [^>]*href="\/news\/all\?page=2"[^>]*>Load more<\/a>/],
  ],
  'ui/page/AddressId': [<AddressId key="x" id="c1" />, [/^$/]],
  'ui/page/StalePageWatch': [<StalePageWatch key="x" renderedAt={0} text="As of 01.05.2026" />, []],
  'lists/FilterLink': [
    <FilterLink key="x" href="/events?when=today" isCurrent>
      Today
    </FilterLink>,
    [/^<a aria-current="page" href="\/events\?when=today">Today<\/a>$/],
  ],
  'ui/page/PageLink': [
    <PageLink key="x" href="/tax">
      Tax
    </PageLink>,
    [/^<a href="\/tax">Tax<\/a>$/],
  ],
};
