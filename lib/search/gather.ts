import 'server-only';
import type { SearchDocument } from '@/lib/content/search/entry';
import { LANGUAGES, type Language } from '@/lib/language';
import { provider } from '@/lib/provider/current';
import { toArticleDocument, toCategoryDocuments } from '@/lib/search/contentDocuments';
import { pageDocuments } from '@/lib/search/pageDocuments';

const PAGE_SIZE = 100;

/** Pages of articles read at most: ten thousand articles. */
const MAX_PAGES = 100;

/** Bodies searched in each language, in characters: past it, articles are found by all but their text. */
const MAX_BODIES = 500_000;

type Documents = Record<Language, SearchDocument[]>;

/** What there is to find in each language; incomplete where the provider did not tell all. */
export type Gathered = { documents: Documents; isComplete: boolean };

async function addCategories(documents: Documents): Promise<boolean> {
  const config = await provider().config();
  if (config.state !== 'found') return false;
  for (const language of LANGUAGES) {
    documents[language].push(...config.value.categories.flatMap((category) => toCategoryDocuments(category, language)));
  }
  return true;
}

async function addArticles(documents: Documents): Promise<boolean> {
  const room: Record<Language, number> = { en: MAX_BODIES, sr: MAX_BODIES };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await provider().articles({ page, limit: PAGE_SIZE });
    if (answer.state !== 'found') return false;
    for (const language of LANGUAGES) {
      for (const article of answer.value.data) {
        const document = toArticleDocument(article, language, room[language]);
        documents[language].push(document);
        room[language] -= document.body.length;
      }
    }
    if (page >= answer.value.lastPage) break;
  }
  return true;
}

/** Everything that can be found: the fixed pages always, the provider’s content as far as it answers. */
export async function gather(): Promise<Gathered> {
  const documents: Documents = { en: pageDocuments('en'), sr: pageDocuments('sr') };
  const hasAll = await Promise.all([addCategories(documents), addArticles(documents)]);
  return { documents, isComplete: hasAll.every(Boolean) };
}
