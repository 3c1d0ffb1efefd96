import 'server-only';
import { canonicalCategoryHref, titleOf } from '@/lib/cms/mappers/references';
import type { ContractCategory } from '@/lib/cms/schema/category';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/localizedText';
import { MESSAGES } from '@/lib/i18n/messages';
import { calendarHref, feedHref, pageAddresses, placesHref } from '@/lib/routing/href';
import { PAGE_KINDS } from '@/lib/routing/pageKinds';
import { env } from '@/lib/server/env';
import { site } from '@/lib/site';

const link = (name: string, path: string, about?: string): string =>
  `- [${name}](${env().siteUrl}${path})${about ? `: ${about}` : ''}`;

/** The pages a reader starts from. */
const PAGES = ['guide', 'events', 'news', 'cityPass', 'tax', 'visitorsInfo', 'map', 'plan', 'residentCard'] as const;

function pagesIn(language: Language): string[] {
  return PAGES.flatMap((page) => {
    const address = pageAddresses(page)[language];
    const { metaTitle, metaDescription } = MESSAGES[language][PAGE_KINDS[page].messages];
    return address ? [link(metaTitle, address, metaDescription)] : [];
  });
}

const toChapter = (title: string, links: readonly string[]): string => `## ${title}\n\n${links.join('\n')}`;

function chaptersIn(language: Language, categories: readonly ContractCategory[]): string[] {
  const { LanguageSwitch, Llms } = MESSAGES[language];
  const guide = categories.map((category) =>
    link(
      titleOf(category, language).text,
      canonicalCategoryHref(language, category),
      pickText(category.seo.description, language)?.text,
    ),
  );
  const data = [
    link(Llms.feed, feedHref(language)),
    link(Llms.calendar, calendarHref(language)),
    link(Llms.places, placesHref('geojson')),
    link(Llms.sitemap, '/sitemap.xml'),
  ];
  return [
    toChapter(`${LanguageSwitch[language]}: ${Llms.pages}`, pagesIn(language)),
    ...(guide.length > 0 ? [toChapter(`${LanguageSwitch[language]}: ${Llms.guide}`, guide)] : []),
    toChapter(`${LanguageSwitch[language]}: ${Llms.data}`, data),
  ];
}

/** A short guide to the site for language models (llmstxt.org), from the same catalogue as the pages. */
export function toLlmsText(categories: readonly ContractCategory[]): string {
  const summaries = LANGUAGES.map((language) => `> ${MESSAGES[language].Llms.summary}`);
  const chapters = LANGUAGES.flatMap((language) => chaptersIn(language, categories));
  return `${[`# ${site.name.en}`, summaries.join('\n>\n'), ...chapters].join('\n\n')}\n`;
}
