import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { everyAddress, type PageName, pagePaths } from './addresses';
import { type HttpResponse, sendRequest } from './http';
import type { Source } from './test';

type Read<Kind extends string> = HttpResponse & { language: Language; kind: Kind; path: string };

async function readPages(origin: string, source: Source): Promise<Read<string>[]> {
  const read: Read<string>[] = [];
  for (const language of LANGUAGES) {
    for (const [kind, path] of Object.entries(everyAddress(source, language)))
      read.push({ language, kind, path, ...(await sendRequest(origin, path)) });
  }
  return read;
}

let reading: Promise<Read<string>[]> | undefined;

/** Every address of the route table, requested once by each worker, which runs the tests of one source. */
export const readAll = (origin: string, source: Source): Promise<Read<string>[]> => {
  reading ??= readPages(origin, source);
  return reading;
};

/** One page of each kind and the second pages of lists, which search engines index. */
export async function indexedPages(origin: string, source: Source): Promise<Read<PageName>[]> {
  const names = Object.keys(pagePaths(source, 'sr'));
  return (await readAll(origin, source))
    .map((page) => ({ ...page, kind: page.kind.replace(/, page 2$/, '') as PageName }))
    .filter(({ kind }) => names.includes(kind));
}
