import 'server-only';
import { createHash } from 'node:crypto';
import { provider } from '@/lib/cms/currentProvider';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { toArticleDocument, toCategoryDocuments } from '@/lib/search/contentDocuments';
import { pageDocuments } from '@/lib/search/pageDocuments';
import type { SearchDocument } from '@/lib/search/searchEntry';

const PAGE_SIZE = 100;

/** Pages of articles fetched at most: ten thousand articles. */
const MAX_PAGES = 100;

/** Bodies indexed in each language, in characters; articles beyond are found by all but their body. */
const MAX_BODIES = 500_000;

/** Everything that can be found. The fingerprint changes with any of it; incomplete without the provider’s content. */
export type Collection = { documents: Record<Language, SearchDocument[]>; fingerprint: string; isComplete: boolean };

class Collector {
  readonly #documents: Collection['documents'] = { en: [], sr: [] };
  readonly #hash = createHash('sha256');

  add(documentsIn: (language: Language) => SearchDocument[]): void {
    for (const language of LANGUAGES) {
      const added = documentsIn(language);
      this.#documents[language].push(...added);
      this.#hash.update(JSON.stringify(added));
    }
  }

  finish(isComplete: boolean): Collection {
    const fingerprint = this.#hash.update(String(isComplete)).digest('hex');
    return { documents: this.#documents, fingerprint, isComplete };
  }
}

async function addCategories(collector: Collector): Promise<boolean> {
  const config = await provider().config();
  if (config.state !== 'found') return false;
  const { categories } = config.value;
  collector.add((language) => categories.flatMap((category) => toCategoryDocuments(category, language)));
  return true;
}

async function addArticles(collector: Collector): Promise<boolean> {
  const room: Record<Language, number> = { en: MAX_BODIES, sr: MAX_BODIES };
  const toDocument = (article: ContractArticle, language: Language): SearchDocument => {
    const document = toArticleDocument(article, language, room[language]);
    room[language] -= document.body.length;
    return document;
  };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await provider().articles({ page, limit: PAGE_SIZE });
    if (answer.state !== 'found') return false;
    const { data, lastPage } = answer.value;
    collector.add((language) => data.map((article) => toDocument(article, language)));
    if (page >= lastPage) break;
  }
  return true;
}

/** The fixed pages alone, which need no request. */
export function collectPages(): Collection {
  const collector = new Collector();
  collector.add(pageDocuments);
  return collector.finish(false);
}

/** The fixed pages, and the provider’s content as far as it responds. */
export async function collectDocuments(): Promise<Collection> {
  const collector = new Collector();
  collector.add(pageDocuments);
  const hasCategories = await addCategories(collector);
  return collector.finish((await addArticles(collector)) && hasCategories);
}
