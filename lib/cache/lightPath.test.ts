/** @jest-environment node */
import { fullPathOf, languageIn, toLightPath } from '@/lib/cache/lightPath.mjs';

test.each([
  ['/en', '/en-light', 'en'],
  ['/sr/news', '/sr-light/news', 'sr'],
  ['/en/article/a-light', '/en-light/article/a-light', 'en'],
])('%s has a light form and leads back', (path, light, language) => {
  expect(toLightPath(path)).toBe(light);
  expect(fullPathOf(light)).toBe(path);
  expect(fullPathOf(path)).toBeNull();
  expect(languageIn(light.split('/')[1])).toBe(language);
});
