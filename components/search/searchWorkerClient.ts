import type { WorkerRequest, WorkerResponse } from '@/components/search/searchWorker';
import type { Language } from '@/lib/i18n/language';
import type { SearchEntry } from '@/lib/search/searchEntry';
import type { SearchResponse } from '@/lib/search/searchResponse';

/** A script that stalls never fails (milliseconds). */
const TIMEOUT_MS = 3_000;

type Pending = { resolve: (response: SearchResponse) => void; reject: (reason: Error) => void };

/** Indexes and searches in a worker, so that neither delays typing. */
class SearchWorkerClient {
  readonly #worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #error: Error | undefined;

  constructor() {
    this.#worker.onmessage = ({ data: { id, response } }: MessageEvent<WorkerResponse>) => {
      this.#pending.get(id)?.resolve(response);
      this.#pending.delete(id);
    };
    this.#worker.onerror = () => {
      this.#error = new Error('the search worker failed');
      for (const { reject } of this.#pending.values()) reject(this.#error);
      this.#pending.clear();
    };
  }

  setEntries(language: Language, entries: readonly SearchEntry[]): void {
    this.#worker.postMessage({ language, entries } satisfies WorkerRequest);
  }

  /** @throws when the worker has failed, or takes too long */
  search(language: Language, query: string): Promise<SearchResponse> {
    return new Promise((resolve, reject) => {
      if (this.#error) return reject(this.#error);
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject });
      this.#worker.postMessage({ language, query, id: this.#lastId } satisfies WorkerRequest);
      setTimeout(reject, TIMEOUT_MS, new Error('the search worker takes too long'));
    });
  }
}

let running: SearchWorkerClient | undefined;

/** The only worker of the page, started by the first call. */
export function getSearchWorkerClient(): SearchWorkerClient {
  running ??= new SearchWorkerClient();
  return running;
}
