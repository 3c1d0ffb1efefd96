import {
  ALERT,
  DATE_NOT_CONFIRMED,
  EXPERIENCES_AND_ADVENTURES,
  GUIDANCE,
  subjectTags,
  TOP_ATTRACTIONS,
} from '@/lib/articles/tags';

test('tags that only place an article on the site are not what it is about', () => {
  const tags = ['walls', TOP_ATTRACTIONS, 'sea', EXPERIENCES_AND_ADVENTURES, DATE_NOT_CONFIRMED, GUIDANCE, ALERT];
  expect(subjectTags(tags)).toEqual(['walls', 'sea']);
});

test('a tag in another case is a subject', () => {
  expect(subjectTags(['top_attractions'])).toEqual(['top_attractions']);
});
