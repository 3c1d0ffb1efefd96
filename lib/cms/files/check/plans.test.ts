import { checkPlans } from '@/lib/cms/files/check/plans';
import { createSample } from '@/lib/cms/files/check/sample.cases';

const sample = createSample();

const plan = (id: string) => `- { id: ${id}, name: { en: A day, sr: Dan }, days: [{ from: '09:00', to: '17:00' }] }\n`;

test('a ready plan is that of an article', () => {
  sample.folder('guide/gate');
  sample.write('plans.yaml', plan('gate') + plan('nowhere'));
  expect(sample.faults(checkPlans)).toEqual(['content/plans.yaml: nowhere: name a folder of content/guide']);
});
