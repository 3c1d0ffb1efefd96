import { checkPlans, checkQuestions } from '@/lib/cms/files/check/plans';
import { createSample } from '@/lib/cms/files/check/sample.cases';

const sample = createSample();

const plan = (id: string) => `- { id: ${id}, name: { en: A day, sr: Dan }, days: [{ from: '09:00', to: '17:00' }] }\n`;

test('a ready plan is that of an article', () => {
  sample.folder('guide/gate');
  sample.write('plans.yaml', plan('gate') + plan('nowhere'));
  expect(sample.faults(checkPlans)).toEqual(['content/plans.yaml: nowhere: name a folder of content/guide']);
});

test('a question leads to a place of the guide', () => {
  sample.folder('guide/gate');
  sample.write('guide/gate/place.yaml', 'kind: Church');
  const question = (id: string, place: string) =>
    `- { id: ${id}, question: { en: Where?, sr: Gdje? }, answer: { en: Here., sr: Ovdje. }, place: ${place} }\n`;
  sample.write('questions.yaml', question('door', 'gate') + question('window', 'nowhere'));
  expect(sample.faults(checkQuestions)).toEqual([
    'content/questions.yaml: window: place: there is no nowhere; name a folder of content/guide with a place.yaml',
  ]);
});
