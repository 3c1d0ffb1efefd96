import 'server-only';
import { toPlainText } from '@/lib/articles/plainText';
import { subjectTags } from '@/lib/articles/tags';
import { articleHref, categoryHrefWithId, pickFirst, titleOf } from '@/lib/cms/mappers/references';
import { confirmedDates } from '@/lib/cms/mappers/toCard';
import { getPlace } from '@/lib/cms/places';
import type { ArticleType, ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import type { ContractCategory } from '@/lib/cms/schema/category';
import { bindUnits } from '@/lib/i18n/bindUnits';
import { type Language, otherLanguage } from '@/lib/i18n/language';
import { type LocalizedText, pickText } from '@/lib/i18n/localizedText';
import { MESSAGES } from '@/lib/i18n/messages';
import type { SearchDocument, SearchKind } from '@/lib/search/searchEntry';
import { toSummary } from '@/lib/search/summary';
import { type Synonyms, synonymsOf } from '@/lib/search/synonyms';

const KINDS: Record<ArticleType, SearchKind> = { news: 'news', event: 'event', blog: 'guide' };

/** Indexed characters of a body and of the keywords. */
const MAX_BODY = 6_000;
const MAX_KEYWORDS = 300;

const SEARCHED_FACTS = ['openingHours', 'admission', 'telephone', 'website', 'booking'] as const;

const toResultSummary = (text: LocalizedText | null): LocalizedText | null =>
  text && { ...text, text: bindUnits(toSummary(toPlainText(text.text))) };

const joined = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(', ');

/** The title in the other language, and synonyms of the titles. */
function namesOf(item: ContractReference, language: Language): Synonyms {
  const titles = Object.values(item.title).filter((title) => title !== undefined);
  const { own, mentioned } = synonymsOf(titles);
  return { own: joined([item.title[otherLanguage(language)], own]), mentioned };
}

const bodyOf = (texts: ContractArticle['content'], language: Language): string =>
  toPlainText(pickText(texts, language)?.text ?? '').slice(0, MAX_BODY);

/** The labels of the known facts about an article's place, so that ‘opening hours museum’ finds it. */
function placeWords(articleId: string, language: Language): string[] {
  const place = getPlace(articleId);
  const labels = MESSAGES[language].PlaceFacts;
  const known = SEARCHED_FACTS.flatMap((name) => (place?.[name] ? [labels[name]] : []));
  return place?.admission ? [...known, labels[place.admission.answer]] : known;
}

/** @param room left for bodies, in characters */
export function toArticleDocument(article: ContractArticle, language: Language, room: number): SearchDocument {
  const { category, subcategory, seo, place, tags } = article;
  const categories = [category, subcategory].flatMap((each) => (each ? [titleOf(each, language).text] : []));
  const keywords = [
    pickText(seo.keywords, language)?.text,
    pickText(place, language)?.text,
    ...categories,
    ...subjectTags(tags),
    ...placeWords(article._id, language),
  ];
  const names = namesOf(article, language);
  return {
    entry: {
      href: articleHref(article, language),
      kind: KINDS[article.type ?? 'blog'],
      detail: (article.type === 'event' ? confirmedDates(article) : null) ?? categories[0] ?? null,
      title: titleOf(article, language),
      summary: toResultSummary(pickFirst([article.description, article.summary], language)),
      names: names.own,
      keywords: joined([joined(keywords).slice(0, MAX_KEYWORDS), names.mentioned]),
    },
    body: room > 0 ? bodyOf(article.content, language).slice(0, room) : '',
  };
}

function toDocument(
  item: ContractReference & Pick<ContractCategory, 'description'>,
  language: Language,
  href: string,
  detail: string | null = null,
): SearchDocument {
  const names = namesOf(item, language);
  return {
    entry: {
      href,
      kind: 'guide',
      detail,
      title: titleOf(item, language),
      summary: toResultSummary(pickFirst([item.seo.description, item.description], language)),
      names: names.own,
      keywords: joined([pickText(item.seo.keywords, language)?.text.slice(0, MAX_KEYWORDS), names.mentioned]),
    },
    body: bodyOf(item.description, language),
  };
}

/** A category of the guide and its subcategories. */
export function toCategoryDocuments(category: ContractCategory, language: Language): SearchDocument[] {
  const { text } = titleOf(category, language);
  return [
    toDocument(category, language, categoryHrefWithId(language, category)),
    ...category.subcategories.map((each) =>
      toDocument(each, language, categoryHrefWithId(language, category, each), text),
    ),
  ];
}
