import 'server-only';
import { getTranslations } from 'next-intl/server';
import { slugOf, titleOf } from '@/lib/cms/mappers/references';
import type { ContractCategory } from '@/lib/cms/schema/category';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/text';
import {
  calendarHref,
  categoryHref,
  eventsHref,
  feedHref,
  guideHref,
  mapHref,
  newsHref,
  placesHref,
  residentCardHref,
  sharedHref,
} from '@/lib/routing/href';
import { env } from '@/lib/server/env';
import { site } from '@/lib/site';

const NAMES = { en: 'English', sr: 'Crnogorski' } as const satisfies Record<Language, string>;

/** A line of a list. Square brackets would end the name of the link. */
const link = (name: string, path: string, about?: string): string =>
  `- [${name.replace(/[[\]]/g, '')}](${env().siteUrl}${path})${about ? `: ${about}` : ''}`;

async function pagesIn(language: Language): Promise<string[]> {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language] });
  const pages = [
    ['GuidePage', guideHref(language)],
    ['EventsPage', eventsHref(language)],
    ['NewsPage', newsHref(language)],
    ['CityPassPage', sharedHref(language, 'cityPass')],
    ['TaxPage', sharedHref(language, 'tax')],
    ['VisitorsInfoPage', sharedHref(language, 'visitorsInfo')],
    ['MapPage', mapHref(language)],
  ] as const;
  const shared = pages.map(([page, href]) => link(t(`${page}.metaTitle`), href, t(`${page}.metaDescription`)));
  const own =
    language === 'sr'
      ? [link(t('ResidentCardPage.metaTitle'), residentCardHref(), t('ResidentCardPage.metaDescription'))]
      : [];
  return [...shared, ...own];
}

const categoriesIn = (language: Language, categories: readonly ContractCategory[]): string[] =>
  categories.map((category) =>
    link(
      titleOf(category, language).text,
      categoryHref(language, slugOf(category, language)),
      pickText(category.seo.description, language)?.text,
    ),
  );

const toChapter = (title: string, links: readonly string[]): string => `## ${title}\n\n${links.join('\n')}`;

async function chaptersIn(language: Language, categories: readonly ContractCategory[]): Promise<string[]> {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'Llms' });
  const guide = categoriesIn(language, categories);
  const data = [
    link(t('feed'), feedHref(language)),
    link(t('calendar'), calendarHref(language)),
    link(t('places'), placesHref('geojson')),
    link(t('sitemap'), '/sitemap.xml'),
  ];
  return [
    toChapter(`${NAMES[language]}: ${t('pages')}`, await pagesIn(language)),
    ...(guide.length > 0 ? [toChapter(`${NAMES[language]}: ${t('guide')}`, guide)] : []),
    toChapter(`${NAMES[language]}: ${t('data')}`, data),
  ];
}

const summaryIn = async (language: Language): Promise<string> => {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'Llms' });
  return `> ${t('summary')}`;
};

/** A short guide to the site for language models (llmstxt.org), from the same catalogue as the pages. */
export async function toLlmsText(categories: readonly ContractCategory[]): Promise<string> {
  const summaries = await Promise.all(LANGUAGES.map(summaryIn));
  const chapters = await Promise.all(LANGUAGES.map((language) => chaptersIn(language, categories)));
  return `${[`# ${site.name.en}`, summaries.join('\n>\n'), ...chapters.flat()].join('\n\n')}\n`;
}
