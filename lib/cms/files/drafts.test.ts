import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { checkContent } from '@/lib/cms/files/checkContent';

const sample = createSample();
const DRAFT = { facts: { draft: true } };

/** As an editor’s program writes it. */
const asDraft = (path: string, more = ''): void =>
  sample.write(`${path}/text.en.md`, `---\ntitle: Not yet\ndraft: true\n${more}---\n\nText\n`);

const setEnvironment = (more: object) => jest.replaceProperty(process, 'env', { ...process.env, ...more });

function ids(): string[] {
  const { guide, news, events, places } = sample.read().library;
  return [...guide, ...news, ...events, ...places].map(({ id }) => id);
}

beforeEach(() => {
  sample.folder('categories/old-town');
  sample.folder('guide/gate');
  sample.folder('guide/tower', { facts: { draft: false } });
  asDraft('guide/well');
  sample.write('guide/well/place.yaml', 'kind: Church\n');
  asDraft('news/quay');
  asDraft('events/night');
});

test('drafts of the guide, the news and the events are not read, nor is the place of one', () => {
  expect(ids()).toEqual(['gate', 'tower']);
});

test('an unfinished draft has no faults and counts for no list', () => {
  const { faults, summary } = checkContent(sample.root());
  expect(faults.filter((fault) => /well|quay|night/.test(fault))).toEqual([]);
  expect(summary).toMatch(/^2 guide articles, 0 news, 0 events/);
});

test('an entry that becomes a draft does not stay as it was read last', () => {
  const { library } = sample.read();
  asDraft('guide/gate', 'title: [\n');
  expect(sample.read(library).library.guide.map(({ id }) => id)).toEqual(['tower']);
});

test.each(['draft : true', 'draft:\ttrue', '"draft": true', 'draft: True'])('`%s` makes a draft', (line) => {
  sample.write('guide/gate/text.en.md', `---\ntitle: Not yet\n${line}\n---\n\nText\n`);
  expect(ids()).toEqual(['tower']);
});

test('the words draft: true in a text make no draft', () => {
  sample.folder('guide/gate', { en: { text: 'draft: true\n' } });
  expect(ids()).toContain('gate');
});

test('a preview reads drafts in development, and in development only', () => {
  sample.folder('guide/well', DRAFT);
  setEnvironment({ DRAFTS: 'on', NODE_ENV: 'development' });
  expect(ids()).toContain('well');
  setEnvironment({ NODE_ENV: 'production' });
  expect(ids()).not.toContain('well');
});
