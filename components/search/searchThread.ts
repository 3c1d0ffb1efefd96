import type { SearchTask } from '@/components/search/searchWorker';
import type { SearchEntry } from '@/lib/content/search/entry';
import type { Found } from '@/lib/content/search/search';
import type { Language } from '@/lib/language';

type Waiting = { resolve: (found: Found) => void; reject: (reason: Error) => void };

/** What finds beside the page: no letter waits for what the one before it finds, nor for the index to be made. */
class SearchThread {
  /** Whether its script could not be had, or failed. */
  isBroken = false;
  readonly #worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
  /** Answers come in the order of the queries. */
  #waiting: Waiting[] = [];

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Found>) => this.#waiting.shift()?.resolve(data);
    this.#worker.onerror = () => {
      this.isBroken = true;
      for (const { reject } of this.#waiting) reject(new Error('the search beside the page failed'));
      this.#waiting = [];
    };
  }

  /** Says what to look in from now on. */
  begin(entries: readonly SearchEntry[], language: Language): void {
    this.#tell({ entries, language });
  }

  /** @returns the first `most` of what is found @throws where it is broken, or breaks meanwhile */
  find(query: string, most: number): Promise<Found> {
    return new Promise((resolve, reject) => {
      if (this.isBroken) return reject(new Error('the search beside the page has failed'));
      this.#waiting.push({ resolve, reject });
      this.#tell({ query, most });
    });
  }

  #tell(task: SearchTask): void {
    this.#worker.postMessage(task);
  }
}

let running: SearchThread | undefined;

/** The one of this page: a broken one is started anew. */
export function startSearchThread(): SearchThread {
  if (!running || running.isBroken) running = new SearchThread();
  return running;
}
