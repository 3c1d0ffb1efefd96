import { NextRequest } from 'next/server';
import { GET } from '@/app/search-index/v1/[file]/route';
import { LANGUAGES } from '@/lib/i18n/language';
import { BUILD_HEADER } from '@/lib/offline/isCacheable';
import { SEGMENTS } from '@/lib/routing/segments';
import { searchMessages } from '@/lib/search/searchMessages';

jest.mock('@/lib/server/page-cache/pageFolder', () => ({ buildId: () => 'b1' }));

test.each(LANGUAGES)('the index is in its language and names its build: %s', async (language) => {
  const file = `${language}.json`;
  const request = new NextRequest(`https://site.example/search-index/v1/${file}`);
  const response = await GET(request, { params: Promise.resolve({ file }) });
  expect(response.headers.get(BUILD_HEADER)).toBe('b1');
  expect(await response.json()).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ href: `/${SEGMENTS.guide[language]}` })]),
    isComplete: true,
    words: searchMessages(language),
  });
});
