import { CITY_PASSES } from '@/lib/cityPass';
import { getFrequentQuestions } from '@/lib/cms/frequentQuestions';
import { LANGUAGE_TAG, LANGUAGES } from '@/lib/i18n/language';
import { RESIDENCE_TAX } from '@/lib/tax/tax';
import type { FrequentQuestion } from '@/lib/visitor-info/frequentQuestion';
import { DISTANCES } from '@/lib/visitor-info/transport';

describe.each(LANGUAGES)('the shipped questions in %s', (language) => {
  let questions: FrequentQuestion[];

  beforeAll(async () => {
    questions = await getFrequentQuestions(language);
  });

  const answerOf = (id: string): string => questions.find((each) => each.id === id)?.answer ?? '';
  const format = (value: number, digits: number): string =>
    value.toLocaleString(LANGUAGE_TAG[language], { minimumFractionDigits: digits });

  test('there are ten, short enough for the home page', () => {
    expect(questions).toHaveLength(10);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeLessThanOrEqual(95);
    }
  });

  test('each leads to a page or an article', () => {
    expect(questions.filter(({ more }) => more === null)).toEqual([]);
  });

  test('their amounts are those of the site', () => {
    for (const amount of [RESIDENCE_TAX.adult, RESIDENCE_TAX.child])
      expect(answerOf('tax')).toContain(format(amount, 2));
    for (const { priceEur, attractions } of CITY_PASSES) {
      expect(answerOf('pass')).toContain(String(priceEur));
      expect(answerOf('pass')).toContain(String(attractions.length));
    }
    expect(answerOf('airport')).toContain(format(DISTANCES[0].km, 1));
  });
});
