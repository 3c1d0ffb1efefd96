import 'server-only';
import { getLocalContent } from '@/lib/cms/localContent';
import { topicHref } from '@/lib/cms/topics';
import { inEachLanguage, type Language, otherLanguage } from '@/lib/i18n/language';
import { MESSAGES, type Messages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { EVENT_RANGE } from '@/lib/routing/eventRange';
import { eventsHref, pageAddresses, sharedHref } from '@/lib/routing/href';
import { PAGE_KINDS, SITE_PAGES, type SitePage } from '@/lib/routing/pageKinds';
import { otherNames } from '@/lib/search/otherNames';
import { taxSummaries, visitorSummaries } from '@/lib/search/pageSummaries';
import type { SearchDocument, SearchEntry } from '@/lib/search/searchEntry';
import { textsOf, toSummary } from '@/lib/search/summary';
import { env } from '@/lib/server/env';
import { TAX_QUESTIONS, TAX_SECTIONS, type TaxSection } from '@/lib/tax/tax';
import { CITY_PASSES } from '@/lib/visitor-info/cityPass';
import { OFFLINE_PACK_ID, VISITOR_CHAPTERS } from '@/lib/visitor-info/visitorChapters';

/** Pages that the search does not find: itself, home, and what News leads to. */
const LEFT_OUT = ['home', 'allNews', 'search'] as const satisfies SitePage[];

type FoundPage = Exclude<SitePage, (typeof LEFT_OUT)[number]>;

const FOUND_PAGES = SITE_PAGES.filter((kind): kind is FoundPage => !LEFT_OUT.some((each) => each === kind));

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

function toDocument(language: Language, kind: FoundPage, href: string): SearchDocument {
  const { messages } = PAGE_KINDS[kind];
  const { title, lead, metaKeywords } = MESSAGES[language][messages];
  const other = MESSAGES[otherLanguage(language)][messages].title;
  const { own, mentioned } = otherNames([title, other]);
  const keywords = [metaKeywords, mentioned].join(', ');
  return toPage({ href, title, summary: lead, names: [other, own], keywords });
}

/** A section of a page; `branch` is the messages it is found by. */
type Section = {
  page: 'visitorsInfo' | 'tax' | 'cityPass';
  id: string;
  title: Record<Language, string>;
  summary: string;
  branch?: unknown;
};

function toSectionDocument(language: Language, { page, id, title, summary, branch }: Section): SearchDocument {
  const { own, mentioned } = otherNames([title.en, title.sr]);
  const section = {
    href: `${sharedHref(language, page)}#${id}`,
    title: title[language],
    summary: toSummary(summary),
    names: [title[otherLanguage(language)], own],
    keywords: mentioned,
  };
  const detail = MESSAGES[language][PAGE_KINDS[page].messages].title;
  return toPage(section, detail, textsOf(branch));
}

const titleIn = (read: (words: Messages) => string): Record<Language, string> =>
  inEachLanguage((each) => read(MESSAGES[each]));

function visitorSections(language: Language): Section[] {
  const summaries = visitorSummaries(language);
  return VISITOR_CHAPTERS.map((id) => ({
    page: 'visitorsInfo',
    id,
    title: titleIn((words) => words.VisitorsInfoPage[id].title),
    summary: summaries[id],
    branch: MESSAGES[language].VisitorsInfoPage[id],
  }));
}

const packSection = (language: Language): Section => ({
  page: 'visitorsInfo',
  id: OFFLINE_PACK_ID,
  title: titleIn(({ OfflinePack }) => OfflinePack.title),
  summary: MESSAGES[language].OfflinePack.text,
});

function taxSections(language: Language): Section[] {
  const summaries = taxSummaries(language);
  const words = MESSAGES[language].TaxPage;
  const title = (key: 'calculator' | 'sheetLinks' | 'ask' | TaxSection) => titleIn(({ TaxPage }) => TaxPage[key].title);
  const branch = (id: TaxSection) => [
    words[id],
    TAX_QUESTIONS[id].map((question) => words.questions[question]),
    'payment' in words[id] && words.payment,
  ];
  return [
    { page: 'tax', id: 'calculator', title: title('calculator'), summary: summaries.calculator },
    ...TAX_SECTIONS.map(
      (id): Section => ({ page: 'tax', id, title: title(id), summary: summaries[id], branch: branch(id) }),
    ),
    { page: 'tax', id: 'sheet', title: title('sheetLinks'), summary: summaries.sheet },
    { page: 'tax', id: 'ask', title: title('ask'), summary: summaries.contact },
  ];
}

function passSections(language: Language): Section[] {
  const t = translator(language);
  const words = MESSAGES[language].CityPassPage;
  return [
    ...CITY_PASSES.map(
      ({ id, priceEur }): Section => ({
        page: 'cityPass',
        id: `pass-${id}`,
        title: titleIn(({ CityPassPage }) => CityPassPage.passes[id].title),
        summary: `${t('CityPassPage.price', { amount: priceEur })}. ${words.passes[id].intro}`,
        branch: words.attractions,
      }),
    ),
    {
      page: 'cityPass',
      id: 'how-it-works',
      title: titleIn(({ CityPassPage }) => CityPassPage.howItWorks.title),
      summary: words.howItWorks.steps[1],
      branch: words.howItWorks,
    },
  ];
}

/** What is on in the named ranges. */
function eventRanges(language: Language): SearchDocument[] {
  const { EventFilter, EventsPage } = MESSAGES[language];
  const words = MESSAGES[otherLanguage(language)];
  return EVENT_RANGE.choices.map((range) => {
    const { own } = otherNames(Object.values(titleIn(({ EventFilter }) => EventFilter[range])));
    const page: Found = {
      href: EVENT_RANGE.toHref(eventsHref(language), range),
      title: EventFilter[range],
      summary: EventsPage.lead,
      names: [words.EventFilter[range], own],
      keywords: [EventsPage.title, words.EventsPage.title].join(', '),
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

/** The pages that don’t depend on the provider, and their sections, each with a link to its anchor. */
export function pageDocuments(language: Language): SearchDocument[] {
  const pages = FOUND_PAGES.flatMap((kind) => {
    const href = pageAddresses(kind)[language];
    return href ? [toDocument(language, kind, href)] : [];
  });
  const sections = [
    ...visitorSections(language),
    ...(env().offline ? [packSection(language)] : []),
    ...taxSections(language),
    ...passSections(language),
  ];
  return [
    ...pages,
    ...sections.map((section) => toSectionDocument(language, section)),
    ...eventRanges(language),
    ...topicDocuments(language),
    tourDocument(language),
  ];
}
