import 'server-only';
import { canonicalCategoryHref, titleOf } from '@/lib/cms/mappers/references';
import type { ContractCategory } from '@/lib/cms/schema/category';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/localizedText';
import { translator } from '@/lib/i18n/translator';
import { calendarHref, feedHref, pageAddresses, placesHref } from '@/lib/routing/href';
import { PAGE_KINDS } from '@/lib/routing/pageKinds';
import { env } from '@/lib/server/env';
import { site } from '@/lib/site';

const NAMES = { en: 'English', sr: 'Crnogorski' } as const satisfies Record<Language, string>;

const encodeBrackets = (path: string): string => path.replaceAll('(', '%28').replaceAll(')', '%29');

/** A line of a list. Square brackets would end the name of the link, round ones its address. */
const link = (name: string, path: string, about?: string): string =>
  `- [${name.replace(/[[\]]/g, '')}](${env().siteUrl}${encodeBrackets(path)})${about ? `: ${about}` : ''}`;

/** The pages a reader starts from. */
const PAGES = ['guide', 'events', 'news', 'cityPass', 'tax', 'visitorsInfo', 'map', 'plan', 'residentCard'] as const;

function pagesIn(language: Language): string[] {
  const t = translator(language);
  return PAGES.flatMap((page) => {
    const address = pageAddresses(page)[language];
    const { messages } = PAGE_KINDS[page];
    return address ? [link(t(`${messages}.metaTitle`), address, t(`${messages}.metaDescription`))] : [];
  });
}

const categoriesIn = (language: Language, categories: readonly ContractCategory[]): string[] =>
  categories.map((category) =>
    link(
      titleOf(category, language).text,
      canonicalCategoryHref(language, category),
      pickText(category.seo.description, language)?.text,
    ),
  );

const toChapter = (title: string, links: readonly string[]): string => `## ${title}\n\n${links.join('\n')}`;

function chaptersIn(language: Language, categories: readonly ContractCategory[]): string[] {
  const t = translator(language);
  const guide = categoriesIn(language, categories);
  const data = [
    link(t('Llms.feed'), feedHref(language)),
    link(t('Llms.calendar'), calendarHref(language)),
    link(t('Llms.places'), placesHref('geojson')),
    link(t('Llms.sitemap'), '/sitemap.xml'),
  ];
  return [
    toChapter(`${NAMES[language]}: ${t('Llms.pages')}`, pagesIn(language)),
    ...(guide.length > 0 ? [toChapter(`${NAMES[language]}: ${t('Llms.guide')}`, guide)] : []),
    toChapter(`${NAMES[language]}: ${t('Llms.data')}`, data),
  ];
}

/** A short guide to the site for language models (llmstxt.org), from the same catalogue as the pages. */
export function toLlmsText(categories: readonly ContractCategory[]): string {
  const summaries = LANGUAGES.map((language) => `> ${translator(language)('Llms.summary')}`);
  const chapters = LANGUAGES.flatMap((language) => chaptersIn(language, categories));
  return `${[`# ${site.name.en}`, summaries.join('\n>\n'), ...chapters].join('\n\n')}\n`;
}
