import 'server-only';
import type { SearchDocument } from '@/lib/content/search/entry';
import type { ContractArticle } from '@/lib/contract/article';
import type { Language } from '@/lib/language';
import { provider } from '@/lib/provider/current';
import { toArticleDocument, toCategoryDocuments } from '@/lib/search/contentDocuments';
import { pageDocuments } from '@/lib/search/pageDocuments';

const PAGE_SIZE = 100;

/** Pages of articles read at most: ten thousand articles. */
const MAX_PAGES = 100;

/** Bodies searched in each language, in characters: past it, articles are found by all but their text. */
const MAX_BODIES = 500_000;

/** What there is to find, or a part of it, in each language. */
type Documents = Record<Language, SearchDocument[]>;

/** Takes documents; the next are not fetched before it has. */
export type Take = (documents: Documents) => Promise<void> | void;

const inEach = (documentsIn: (language: Language) => SearchDocument[]): Documents => ({
  en: documentsIn('en'),
  sr: documentsIn('sr'),
});

async function gatherCategories(take: Take): Promise<boolean> {
  const config = await provider().config();
  if (config.state !== 'found') return false;
  const { categories } = config.value;
  await take(inEach((language) => categories.flatMap((category) => toCategoryDocuments(category, language))));
  return true;
}

async function gatherArticles(take: Take): Promise<boolean> {
  const room: Record<Language, number> = { en: MAX_BODIES, sr: MAX_BODIES };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await provider().articles({ page, limit: PAGE_SIZE });
    if (answer.state !== 'found') return false;
    const toDocument = (article: ContractArticle, language: Language): SearchDocument => {
      const document = toArticleDocument(article, language, room[language]);
      room[language] -= document.body.length;
      return document;
    };
    await take(inEach((language) => answer.value.data.map((article) => toDocument(article, language))));
    if (page >= answer.value.lastPage) break;
  }
  return true;
}

/**
 * Hands over everything that can be found, a part at a time: the fixed pages always, the provider’s content as far as it
 * answers.
 *
 * @returns whether that was all; not so where the provider did not tell all
 */
export async function gather(take: Take): Promise<boolean> {
  await take(inEach(pageDocuments));
  const hasCategories = await gatherCategories(take);
  return (await gatherArticles(take)) && hasCategories;
}
