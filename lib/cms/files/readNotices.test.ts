import { join } from 'node:path';
import { createSample, exampleFor, throwing } from '@/lib/cms/files/check/sample.cases';
import { NOTICES_FILE, readNotices } from '@/lib/cms/files/readNotices';

const sample = createSample();

const read = (yaml: string) => {
  sample.write(NOTICES_FILE, yaml);
  return readNotices(sample.root(), throwing);
};

const notice = (times: string, text = 'Oluja') => `- { id: storm, text: { en: Storm, sr: ${text} }, ${times} }`;

test('the example for editors is a notice, in the town’s time', () => {
  expect(read(exampleFor('- id: bura'))).toMatchObject([{ from: '2026-11-25T05:00:00.000Z', page: 'visitorsInfo' }]);
});

test('in summer the town is two hours ahead of UTC', () => {
  const [storm] = read(notice('from: 2026-07-01 00:00, until: 2026-07-01 12:00'));
  expect(storm?.until).toBe('2026-07-01T10:00:00.000Z');
});

test.each([
  ['no end', 'from: 2026-11-25 06:00', 'until: is missing'],
  ['an end before the start', 'from: 2026-11-25 06:00, until: 2026-11-25 05:59', 'until: must be after from'],
  ['a day that is none', 'from: 2026-11-31 06:00, until: 2026-11-25 05:59', 'from: must be a day and a time'],
  ['a day without time', 'from: 2026-11-25, until: 2026-11-26 05:59', 'from: must be a day and a time'],
])('%s is refused', (_, times, fault) => {
  expect(() => read(notice(times))).toThrow(`storm: ${fault}`);
});

test('a text of more than one line is refused', () => {
  const long = notice('from: 2026-11-25 06:00, until: 2026-11-26 06:00', 'Oluja '.repeat(30));
  expect(() => read(long)).toThrow('storm: text: has more than 140 letters');
});

test('the shipped file is read, and has no notice', () => {
  expect(readNotices(join(process.cwd(), 'content'), throwing)).toEqual([]);
});
