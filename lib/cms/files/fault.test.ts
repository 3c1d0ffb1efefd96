import { fieldOfFault, parseFault } from '@/lib/cms/files/fault';

test.each([
  ['content/guide/gate/text.en.md, line 6: when.to: is missing; write it', false, 'when.to'],
  ['content/topics.yaml, line 4: post: title.sr: is empty; write it', true, 'title.sr'],
  ['content/topics.yaml, line 4: post: is listed twice; leave one out', true, ''],
  ['content/plans.yaml: must be a list: entries that begin with -', true, ''],
])('the field of “%s”', (text, isList, field) => {
  const fault = parseFault(text);
  expect(fault && fieldOfFault(fault, isList)).toBe(field);
});

test('a text without a file is no fault', () => {
  expect(parseFault('out of memory')).toBeNull();
});
