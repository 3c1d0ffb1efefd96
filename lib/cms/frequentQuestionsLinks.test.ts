import { getFrequentQuestions } from '@/lib/cms/frequentQuestions';

// A content system has none of the articles of the files.
jest.mock('@/lib/cms/places', () => ({ getLinkedArticles: async () => [] }));

test('a question leads to its page where the article is missing', async () => {
  const questions = await getFrequentQuestions('en');
  expect(questions.find(({ id }) => id === 'wheels')?.more?.href).toBe('/visitors-info#wheelchairs');
});
