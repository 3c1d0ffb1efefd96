import { modifiedIso } from '@/lib/cms/mappers/toCard';
import { contractArticle } from '@/lib/cms/schema/article';

const DAY = '2026-11-25T00:00:00+01:00';

test.each([
  ['edited after its publication', '2026-11-26T00:00:00Z', DAY, '2026-11-26T00:00:00Z'],
  ['edited before its publication', '2020-01-01T00:00:00Z', DAY, DAY],
  ['edited before it, in another time zone', '2026-11-25T00:30:00+02:00', DAY, DAY],
  ['never edited', null, DAY, DAY],
  ['without a publication date', '2020-01-01T00:00:00Z', null, '2020-01-01T00:00:00Z'],
  ['without any date', null, null, null],
])('the last change of an article %s', (_case, updatedAt, publishDate, modified) => {
  expect(modifiedIso(contractArticle.parse({ _id: 'a', updatedAt, publishDate }))).toBe(modified);
});
