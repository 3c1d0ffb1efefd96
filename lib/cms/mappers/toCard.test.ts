import { modifiedIso, toCard } from '@/lib/cms/mappers/toCard';
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

test.each([
  ['to come', '2026-11-24T12:00:00Z', true],
  ['over', '2026-11-29T12:00:00Z', false],
])('an event whose date was not confirmed, and that is %s, is marked so: %s, %s', (_when, now, isUsualTime) => {
  const facts = { type: 'event', startDate: '2026-11-26T17:00:00Z', tags: ['DATE_NOT_CONFIRMED'] };
  expect(toCard(contractArticle.parse({ _id: 'a', ...facts }), 'en', new Date(now))).toMatchObject({ isUsualTime });
});

test.each([
  ['its description', { description: { en: 'High.' }, summary: { en: 'A tower.' } }, 'High.'],
  ['its summary where it has none', { summary: { en: 'A tower.' } }, 'A tower.'],
  [
    'its summary where it has none in the language',
    { description: { sr: 'Visoka.' }, summary: { en: 'A tower.' } },
    'A tower.',
  ],
])('a card says %s', (_which, facts, text) => {
  expect(toCard(contractArticle.parse({ _id: 'a', ...facts }), 'en').description).toEqual({ text });
});
