import { pairTest } from '../support/pair';
import { expect } from '../support/test';

pairTest(
  'shares one call among simultaneous requests, and caches that an article does not exist',
  async ({ provider, site }) => {
    const path = '/see-and-do/article/x?id=blog-20';
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.request(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const requested = provider.requests();
    expect(requested.filter((url) => url === '/api/article/blog-20')).toHaveLength(1);

    const unknown = '/see-and-do/article/x?id=nothing';
    expect((await site.request(unknown)).status).toBe(404);
    provider.clearLog();
    for (let count = 0; count < 5; count += 1) expect((await site.request(unknown)).status).toBe(404);
    expect(provider.requests()).toEqual([]);
  },
);
