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

/** Hands documents over, and tells whether they were all that there is to find. */
export type Gather = (take: Take) => Promise<boolean>;

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

/** Hands over the fixed pages, for which nobody is asked. */
export const gatherPages: Gather = async (take) => {
  await take(inEach(pageDocuments));
  return false;
};

/** Hands over everything that can be found, a part at a time: the fixed pages always, the provider’s content as far as it answers. */
export const gather: Gather = async (take) => {
  await gatherPages(take);
  const hasCategories = await gatherCategories(take);
  return (await gatherArticles(take)) && hasCategories;
};
