import { expect, test } from '@playwright/test';
import { throughProxy } from './throughProxy';

const started = throughProxy();

const COOKIES = [
  '',
  'lang=en',
  'lang=sr',
  'a=b; lang=sr; c=d',
  'lang=sr; lang=en',
  'lang=en; lang=sr',
  'lang=en;lang=sr',
  'lang=sr; lang',
  'lang=sr; language=en',
  'xlang=sr',
  'lang=srx',
  'lang=SR',
  'LANG=sr',
  'lang=en; LANG=sr',
  'lang= sr',
  'lang="sr"',
  'lang=sr ; lang=xx',
  'lang=%73r; lang=sr',
];

test('the proxy reads the language as the site does, and never mixes languages', async () => {
  const own = new Map<string, string>();
  for (const cookie of COOKIES) {
    const { headers } = await started.site.request('/tax', cookie ? { cookie } : {});
    own.set(cookie, String(headers['content-language']));
  }
  expect(new Set(own.values())).toEqual(new Set(['en', 'sr-Latn-ME']));
  const often = Array.from({ length: 5 }, () => COOKIES).flat();
  await Promise.all(
    often.map(async (cookie) => {
      const { headers, text } = await started.proxy.request('/tax', cookie ? { cookie } : {});
      expect.soft(headers['content-language'], cookie).toBe(own.get(cookie));
      expect.soft(text, cookie).toContain(`<html lang="${own.get(cookie)}"`);
      expect.soft(headers['cache-control'], cookie).toBe('private, max-age=0, must-revalidate');
      expect.soft(headers['x-accel-expires'], cookie).toBeUndefined();
    }),
  );
});

test('the language of an address is stronger than the cookie', async () => {
  for (const _ of [1, 2]) {
    for (const cookie of ['lang=en', 'lang=sr']) {
      for (const [path, language] of Object.entries({
        '/?lang=sr': 'sr-Latn-ME',
        '/?lang=en': 'en',
        '/vijesti': 'sr-Latn-ME',
        '/news': 'en',
      })) {
        expect((await started.proxy.request(path, { cookie })).headers['content-language'], `${path} ${cookie}`).toBe(
          language,
        );
      }
    }
  }
});

test('a document that does not exist says so in each visitor’s language', async () => {
  for (const lang of ['sr', 'en']) {
    const { status, text } = await started.proxy.request('/nothing.txt', { cookie: `lang=${lang}` });
    expect([status, /<html lang="(\w+)/.exec(text)?.[1]]).toEqual([404, lang]);
  }
});
