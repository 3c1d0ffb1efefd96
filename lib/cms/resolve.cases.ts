import type { Page } from '@/lib/routing/internal';
import type { Resolution, Route } from '@/lib/routing/route';

export const MISSING: Resolution = { state: 'missing' };
export const UNAVAILABLE: Resolution = { state: 'unavailable' };

let count = 0;
/** An article that was not resolved before. */
export const newArticle = () => {
  const id = `a${++count}`;
  const route: Route = { kind: 'article', section: 'guide', slug: 'x', id };
  const page: Page = { kind: 'article', id };
  return { route, page, found: { state: 'found', page } as Resolution };
};

/** Waits for background work. */
export const settle = () => new Promise((done) => setImmediate(done));
