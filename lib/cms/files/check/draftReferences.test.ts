import { checkLinks, checkListedArticles } from '@/lib/cms/files/check/references';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();

beforeEach(() => {
  sample.folder('guide/gate', { facts: { draft: true } });
  sample.write('guide/gate/place.yaml', 'kind: Church');
});

const DRAFT = 'is a draft, which visitors do not see; publish it first, or leave the';
const LINK = { en: { text: 'A [link](article:gate).' } };

describe.each([
  ['as the check reads it', {}],
  ['as the preview reads it', { DRAFTS: 'on', NODE_ENV: 'development' }],
])('of what leads to a draft, %s, is reported', (_how, variables: object) => {
  beforeEach(() => void jest.replaceProperty(process, 'env', { ...process.env, ...variables }));

  test('a link, but for one in another draft', () => {
    sample.folder('guide/quay', LINK);
    sample.folder('guide/well', { ...LINK, facts: { draft: true } });
    expect(sample.faults(checkLinks)).toEqual([`content/guide/quay/text.en.md: text: article:gate ${DRAFT} link out`]);
  });

  test('a ready plan', () => {
    sample.write('plans.yaml', "- { id: gate, name: { en: A, sr: A }, days: [{ from: '09:00', to: '17:00' }] }");
    expect(sample.faults(checkListedArticles)).toEqual([`content/plans.yaml: gate: id: gate ${DRAFT} plan out`]);
  });

  test('a question', () => {
    const [question, answer] = ['{ en: Where?, sr: Gdje? }', '{ en: Here., sr: Ovdje. }'];
    sample.write('questions.yaml', `- { id: door, question: ${question}, answer: ${answer}, article: gate }`);
    expect(sample.faults(checkListedArticles)).toEqual([
      `content/questions.yaml: door: article: gate ${DRAFT} line out`,
    ]);
  });
});
