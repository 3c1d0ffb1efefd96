import 'server-only';
import { getTopics, topicHref } from '@/lib/cms/topics';
import { type Language, otherLanguage } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { eventsHref, guideHref, mapHref, newsHref, residentCardHref, sharedHref } from '@/lib/routing/href';
import type { SharedPage } from '@/lib/routing/pageKinds';
import { planHref } from '@/lib/routing/planHref';
import { tripHref } from '@/lib/routing/tripHref';
import { otherNames } from '@/lib/search/otherNames';
import { taxSummaries, visitorSummaries } from '@/lib/search/pageSummaries';
import { textsOf, toSummary } from '@/lib/search/plainText';
import type { SearchDocument, SearchEntry } from '@/lib/search/searchEntry';
import { TAX_SECTIONS } from '@/lib/tax/tax';
import { CITY_PASSES } from '@/lib/visitor-info/cityPass';
import { VISITOR_CHAPTERS } from '@/lib/visitor-info/visitorChapters';

/** The messages of each page: title, lead and keywords. */
const NAMESPACES = {
  cityPass: 'CityPassPage',
  tax: 'TaxPage',
  visitorsInfo: 'VisitorsInfoPage',
  cookiePolicy: 'CookiePolicyPage',
  terms: 'TermsPage',
  legal: 'LegalPage',
  imprint: 'ImprintPage',
} as const satisfies Partial<Record<SharedPage, keyof (typeof MESSAGES)['en']>>;

const LISTS = [
  { namespace: 'GuidePage', href: guideHref },
  { namespace: 'NewsPage', href: (language: Language) => newsHref(language) },
  { namespace: 'PlanPage', href: (language: Language) => planHref(language) },
  { namespace: 'EventsPage', href: (language: Language) => eventsHref(language) },
  { namespace: 'MapPage', href: (language: Language) => mapHref(language) },
  { namespace: 'TripPage', href: (language: Language) => tripHref(language) },
] as const;

type Page = (typeof NAMESPACES)[keyof typeof NAMESPACES] | (typeof LISTS)[number]['namespace'] | 'ResidentCardPage';

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

function toDocument(language: Language, page: Page, href: string): SearchDocument {
  const { title, lead, metaKeywords } = MESSAGES[language][page];
  const other = MESSAGES[otherLanguage(language)][page].title;
  const { own, mentioned } = otherNames([title, other]);
  const keywords = [metaKeywords, mentioned].join(', ');
  return toPage({ href, title, summary: lead, names: [other, own], keywords });
}

/** A section of a page; `branch` is the messages it is found by. */
type Section = { page: SharedPage; id: string; title: Record<Language, string>; summary: string; branch?: unknown };

function toSectionDocument(language: Language, { page, id, title, summary, branch }: Section): SearchDocument {
  const { own, mentioned } = otherNames([title.en, title.sr]);
  const section = {
    href: `${sharedHref(language, page)}#${id}`,
    title: title[language],
    summary: toSummary(summary),
    names: [title[otherLanguage(language)], own],
    keywords: mentioned,
  };
  const detail = MESSAGES[language][NAMESPACES[page as keyof typeof NAMESPACES]].title;
  return toPage(section, detail, textsOf(branch));
}

const { en, sr } = MESSAGES;

function visitorSections(language: Language): Section[] {
  const summaries = visitorSummaries(language);
  return VISITOR_CHAPTERS.map((id) => ({
    page: 'visitorsInfo',
    id,
    title: { en: en.VisitorsInfoPage[id].title, sr: sr.VisitorsInfoPage[id].title },
    summary: summaries[id],
    branch: MESSAGES[language].VisitorsInfoPage[id],
  }));
}

function taxSections(language: Language): Section[] {
  const summaries = taxSummaries(language);
  const words = MESSAGES[language].TaxPage;
  const title = (key: 'calculator' | 'sheetLinks' | 'ask' | (typeof TAX_SECTIONS)[number]) => ({
    en: en.TaxPage[key].title,
    sr: sr.TaxPage[key].title,
  });
  return [
    { page: 'tax', id: 'calculator', title: title('calculator'), summary: summaries.calculator },
    ...TAX_SECTIONS.map(
      (id): Section => ({ page: 'tax', id, title: title(id), summary: summaries[id], branch: words[id] }),
    ),
    { page: 'tax', id: 'sheet', title: title('sheetLinks'), summary: summaries.sheet },
    { page: 'tax', id: 'ask', title: title('ask'), summary: summaries.contact },
  ];
}

function passSections(language: Language): Section[] {
  const t = translator(language);
  const words = MESSAGES[language].CityPassPage;
  const title = (read: (page: typeof words) => string) => ({ en: read(en.CityPassPage), sr: read(sr.CityPassPage) });
  return [
    ...CITY_PASSES.map(
      ({ id, priceEur }): Section => ({
        page: 'cityPass',
        id: `pass-${id}`,
        title: title(({ passes }) => passes[id].title),
        summary: `${t('CityPassPage.price', { amount: priceEur })}. ${words.passes[id].intro}`,
        branch: words.attractions,
      }),
    ),
    {
      page: 'cityPass',
      id: 'how-it-works',
      title: title(({ howItWorks }) => howItWorks.title),
      summary: words.howItWorks.steps[1],
      branch: words.howItWorks,
    },
  ];
}

/** The practical matters, each with its answer as summary. */
const topicDocuments = (language: Language): SearchDocument[] =>
  getTopics().map((topic) =>
    toPage({
      href: topicHref(language, topic),
      title: topic.title[language],
      summary: topic.answer[language],
      names: [topic.title[otherLanguage(language)], topic.words[language]],
      keywords: '',
    }),
  );

/** The pages that don’t depend on the provider, and their sections, each with a link to its anchor. */
export function pageDocuments(language: Language): SearchDocument[] {
  const pages = Object.entries(NAMESPACES).map(([page, namespace]) =>
    toDocument(language, namespace, sharedHref(language, page as SharedPage)),
  );
  const lists = LISTS.map(({ namespace, href }) => toDocument(language, namespace, href(language)));
  const residentCard = language === 'sr' ? [toDocument(language, 'ResidentCardPage', residentCardHref())] : [];
  const sections = [...visitorSections(language), ...taxSections(language), ...passSections(language)];
  return [
    ...lists,
    ...pages,
    ...residentCard,
    ...sections.map((section) => toSectionDocument(language, section)),
    ...topicDocuments(language),
  ];
}
