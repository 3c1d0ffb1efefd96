import { articleHref } from '@/lib/cms/mappers/references';
import { isGuidance, publishedIso } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';
import { LANGUAGES } from '@/lib/i18n/language';
import { publicUrl } from '@/lib/seo/publicUrl';
import { toSitemapDate } from '@/lib/seo/sitemap/entry';
import { element, XML_HEAD } from '@/lib/seo/xml';
import { site } from '@/lib/site';

/** News sitemaps hold the news of two days (Google News). */
const WINDOW_MS = 2 * DAY_MS;

/** Those of the last two days, without guidance, also of a list that was cached long ago. */
export function selectRecent(news: readonly ContractArticle[]): ContractArticle[] {
  const now = clock.now().getTime();
  return news.filter((article) => {
    const age = now - Date.parse(publishedIso(article) ?? '');
    return age >= 0 && age <= WINDOW_MS && !isGuidance(article);
  });
}

/** The news sitemap: each article once in each language it is written in. */
export function toNewsSitemap(news: readonly ContractArticle[]): string {
  const urls = news.flatMap((article) =>
    LANGUAGES.flatMap((language) => {
      const title = article.title[language];
      if (!title) return [];
      // News sitemaps know languages by ISO 639 alone.
      const publication = `${element('news:name', site.name[language])}${element('news:language', language)}`;
      return [
        `<url>${element('loc', publicUrl(articleHref(article, language)))}<news:news>`,
        `<news:publication>${publication}</news:publication>`,
        element('news:publication_date', toSitemapDate(publishedIso(article) ?? '')),
        `${element('news:title', title)}</news:news></url>\n`,
      ].join('');
    }),
  );
  return [
    `${XML_HEAD}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">\n`,
    ...urls,
    '</urlset>\n',
  ].join('');
}
