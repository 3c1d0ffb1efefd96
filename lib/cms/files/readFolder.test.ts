import { createSample } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();

test('a second front matter is told with its line', () => {
  sample.folder('guide/gate', { sr: { text: '\n---\ntitle: Second\n---\nText.' } });
  expect(sample.faults(({ faults }) => [...faults])).toEqual([
    'content/guide/gate/text.sr.md, line 5: --- stands here again; leave one block of fields, between two lines of ---',
  ]);
});
