import { NextRequest } from 'next/server';
import { GET } from '@/app/search-index/v1/[file]/route';
import { LANGUAGES } from '@/lib/i18n/language';
import { SEGMENTS } from '@/lib/routing/segments';
import { searchWords } from '@/lib/search/searchWords';

test.each(LANGUAGES)('the index is in its language: %s', async (language) => {
  const file = `${language}.json`;
  const request = new NextRequest(`https://site.example/search-index/v1/${file}`);
  const response = await GET(request, { params: Promise.resolve({ file }) });
  expect(await response.json()).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ href: `/${SEGMENTS.guide[language]}` })]),
    isComplete: true,
    words: searchWords(language),
  });
});
