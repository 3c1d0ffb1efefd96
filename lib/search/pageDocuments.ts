import 'server-only';
import { CITY_PASSES } from '@/lib/cityPass';
import { getLocalContent } from '@/lib/cms/localContent';
import { topicHref } from '@/lib/cms/topics';
import { type Language, otherLanguage } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { EVENT_FILTER } from '@/lib/routing/eventRange';
import { eventsHref, pageAddresses, sharedHref } from '@/lib/routing/href';
import { PAGE_KINDS, SITE_PAGES, type SitePage } from '@/lib/routing/pageKinds';
import { taxSummaries, visitorSummaries } from '@/lib/search/pageSummaries';
import type { SearchDocument, SearchEntry } from '@/lib/search/searchEntry';
import { textsOf, toSummary } from '@/lib/search/summary';
import { synonymsOf } from '@/lib/search/synonyms';
import { env } from '@/lib/server/env';
import { TAX_QUESTIONS, TAX_SECTIONS, type TaxSection } from '@/lib/tax/tax';
import { OFFLINE_PACK_ID, VISITOR_CHAPTERS } from '@/lib/visitor-info/visitorChapters';

/** Pages that the search does not find: itself, home, and those below News. */
const UNSEARCHABLE_PAGES = ['home', 'allNews', 'search'] as const satisfies SitePage[];

type SearchablePage = Exclude<SitePage, (typeof UNSEARCHABLE_PAGES)[number]>;

const SEARCHABLE_PAGES = SITE_PAGES.filter(
  (kind): kind is SearchablePage => !UNSEARCHABLE_PAGES.some((each) => each === kind),
);

type Found = Pick<SearchEntry, 'href' | 'keywords'> & { title: string; summary: string; names: string[] };

const toPage = (
  { title, summary, names, ...rest }: Found,
  detail: string | null = null,
  body = '',
): SearchDocument => ({
  entry: {
    ...rest,
    kind: 'page',
    detail,
    title: { text: title },
    summary: { text: summary },
    names: names.join(', '),
  },
  body,
});

function toDocument(language: Language, kind: SearchablePage, href: string): SearchDocument {
  const { messages } = PAGE_KINDS[kind];
  const { title, lead, metaKeywords } = MESSAGES[language][messages];
  const other = MESSAGES[otherLanguage(language)][messages].title;
  const { own, mentioned } = synonymsOf([title, other]);
  const keywords = [metaKeywords, mentioned].join(', ');
  return toPage({ href, title, summary: textsOf(lead), names: [other, own], keywords });
}

/** A section of a page; `branch` is the messages it is found by. */
type Section = {
  page: 'visitorsInfo' | 'tax' | 'cityPass';
  id: string;
  title: string;
  summary: string;
  branch?: unknown;
};

function visitorSections(language: Language): Section[] {
  const summaries = visitorSummaries(language);
  const { VisitorsInfoPage: messages, OfflinePack } = MESSAGES[language];
  const page = 'visitorsInfo';
  const pack = { page, id: OFFLINE_PACK_ID, title: OfflinePack.title, summary: OfflinePack.text } as const;
  return [
    ...VISITOR_CHAPTERS.map(
      (id): Section => ({ page, id, title: messages[id].title, summary: summaries[id], branch: messages[id] }),
    ),
    ...(env().offline ? [pack] : []),
  ];
}

function taxSections(language: Language): Section[] {
  const summaries = taxSummaries(language);
  const messages = MESSAGES[language].TaxPage;
  const page = 'tax';
  const branch = (id: TaxSection) => [
    messages[id],
    TAX_QUESTIONS[id].map((question) => messages.questions[question]),
    'payment' in messages[id] && messages.payment,
  ];
  return [
    { page, id: 'calculator', title: messages.calculator.title, summary: summaries.calculator },
    ...TAX_SECTIONS.map(
      (id): Section => ({ page, id, title: messages[id].title, summary: summaries[id], branch: branch(id) }),
    ),
    { page, id: 'sheet', title: messages.sheetLinks.title, summary: summaries.sheet },
    { page, id: 'ask', title: messages.ask.title, summary: summaries.contact },
  ];
}

function passSections(language: Language): Section[] {
  const t = translator(language);
  const { passes, attractions, howItWorks } = MESSAGES[language].CityPassPage;
  return [
    ...CITY_PASSES.map(
      ({ id, priceEur }): Section => ({
        page: 'cityPass',
        id: `pass-${id}`,
        title: passes[id].title,
        summary: `${t('CityPassPage.price', { amount: priceEur })}. ${passes[id].intro}`,
        branch: attractions,
      }),
    ),
    { page: 'cityPass', id: 'how-it-works', title: howItWorks.title, summary: howItWorks.steps[1], branch: howItWorks },
  ];
}

const sectionsIn = (language: Language): Section[] => [
  ...visitorSections(language),
  ...taxSections(language),
  ...passSections(language),
];

function sectionDocuments(language: Language): SearchDocument[] {
  const others = sectionsIn(otherLanguage(language));
  return sectionsIn(language).map(({ page, id, title, summary, branch }, index) => {
    const other = others[index]?.title ?? '';
    const { own, mentioned } = synonymsOf([title, other]);
    const href = `${sharedHref(language, page)}#${id}`;
    const section = { href, title, summary: toSummary(summary), names: [other, own], keywords: mentioned };
    return toPage(section, MESSAGES[language][PAGE_KINDS[page].messages].title, textsOf(branch));
  });
}

/** The events of the named ranges. */
function eventRanges(language: Language): SearchDocument[] {
  const { EventFilter, EventsPage } = MESSAGES[language];
  const messages = MESSAGES[otherLanguage(language)];
  return EVENT_FILTER.choices.map((range) => {
    const { own } = synonymsOf([EventFilter[range], messages.EventFilter[range]]);
    const page: Found = {
      href: EVENT_FILTER.toHref(eventsHref(language), range),
      title: EventFilter[range],
      summary: EventsPage.lead,
      names: [messages.EventFilter[range], own],
      keywords: [EventsPage.title, messages.EventsPage.title].join(', '),
    };
    return toPage(page, EventsPage.title);
  });
}

function tourDocument(language: Language): SearchDocument {
  const { title, text } = MESSAGES[language].HomePage.tour;
  return toPage({
    href: `${sharedHref(language, 'home')}#tour`,
    title,
    summary: text,
    names: [MESSAGES[otherLanguage(language)].HomePage.tour.title, '360, panorama'],
    keywords: '',
  });
}

/** The practical matters, each with its answer as summary. */
const topicDocuments = (language: Language): SearchDocument[] =>
  getLocalContent().topics.map((topic) =>
    toPage({
      href: topicHref(language, topic),
      title: topic.title[language],
      summary: topic.answer[language],
      names: [topic.title[otherLanguage(language)], topic.words[language], topic.words[otherLanguage(language)]],
      keywords: '',
    }),
  );

/** The pages that do not depend on the provider, and their sections, each with a link to its anchor. */
export function pageDocuments(language: Language): SearchDocument[] {
  const pages = SEARCHABLE_PAGES.flatMap((kind) => {
    const href = pageAddresses(kind)[language];
    return href ? [toDocument(language, kind, href)] : [];
  });
  return [
    ...pages,
    ...sectionDocuments(language),
    ...eventRanges(language),
    ...topicDocuments(language),
    tourDocument(language),
  ];
}
