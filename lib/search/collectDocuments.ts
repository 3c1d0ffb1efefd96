import 'server-only';
import { createHash } from 'node:crypto';
import { provider } from '@/lib/cms/currentProvider';
import { found, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/i18n/language';
import { toArticleDocument, toCategoryDocuments } from '@/lib/search/contentDocuments';
import { pageDocuments } from '@/lib/search/pageDocuments';
import type { SearchDocument } from '@/lib/search/searchEntry';

const PAGE_SIZE = 100;

/** Pages of articles fetched at most: ten thousand articles. */
const MAX_PAGES = 100;

/** Bodies indexed in each language, in characters; further articles are found by everything but their body. */
const MAX_BODIES = 500_000;

export type Documents = Record<Language, SearchDocument[]>;

/** The fixed pages, which need no request. */
export const collectPages = (): Documents => inEachLanguage(pageDocuments);

/** Everything that can be found, and a fingerprint that changes with any of it. */
type Collection = { documents: Documents; fingerprint: string; isComplete: boolean };

/** Collects articles up to the first page that the provider fails to send; unavailable without any. */
export async function collectDocuments(): Promise<Result<Collection>> {
  const config = await provider().config();
  if (config.state !== 'found') return config;
  const documents = collectPages();
  const hash = createHash('sha256').update(JSON.stringify(documents));
  const add = (documentsIn: (language: Language) => SearchDocument[]): void => {
    for (const language of LANGUAGES) {
      const added = documentsIn(language);
      documents[language].push(...added);
      hash.update(JSON.stringify(added));
    }
  };
  add((language) => config.value.categories.flatMap((category) => toCategoryDocuments(category, language)));
  const room = inEachLanguage(() => MAX_BODIES);
  const toDocument = (article: ContractArticle, language: Language): SearchDocument => {
    const document = toArticleDocument(article, language, room[language]);
    room[language] -= document.body.length;
    return document;
  };
  // An article that moves in the list while its pages are fetched is on two pages.
  const seen = new Set<string>();
  const isNew = ({ _id }: ContractArticle): boolean => seen.size < seen.add(_id).size;
  let isComplete = true;
  for (let page = 1, lastPage = 1; page <= lastPage && isComplete; page += 1) {
    const articles = await provider().articles({ page, limit: PAGE_SIZE });
    if (articles.state === 'found') {
      const data = articles.value.data.filter(isNew);
      add((language) => data.map((article) => toDocument(article, language)));
      lastPage = Math.min(articles.value.lastPage, MAX_PAGES);
    } else if (page === 1) return articles;
    else isComplete = false;
  }
  return found({ documents, fingerprint: hash.update(String(isComplete)).digest('hex'), isComplete });
}
