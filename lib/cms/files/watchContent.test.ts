import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { provider } from '@/lib/cms/currentProvider';
import { watchContent } from '@/lib/cms/files/watchContent';
import { getLocalContent } from '@/lib/cms/localContent';
import { readAllContent } from '@/lib/cms/readAllContent';
import { contentFaults, setFaults } from '@/lib/server/contentFaults';
import { isPageBeforeRefresh } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';
import { withRights } from '@/lib/server/rights.testUtils';
import { workingFolder } from '@/lib/server/temporaryFolder.testUtils';

const home = workingFolder(beforeAll, afterAll);
const INTERVAL = 4_000;

const edit = (file: string, from: string | RegExp, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

/** The title of an article as the site shows it now. */
async function titleOf(id: string): Promise<string | undefined> {
  const article = await provider().article(id);
  return article.state === 'found' ? article.value.title.en : undefined;
}

/** As a new process begins. */
function forget(): void {
  for (const name of ['kotorFreshness', 'kotorProvider']) delete (globalThis as Record<string, unknown>)[name];
  for (const part of ['articles', 'local', 'folder'] as const) setFaults(part, []);
}

const logged = (): string[] => jest.mocked(log.error).mock.calls.map(([, fields]) => String(fields?.fault));

const EN = 'content/guide/sea-gate/text.en.md';

/** Two articles and all lists, without links to other articles: each edit reads everything again. */
function copyContent(): void {
  const filter = (path: string) => !/content\/(guide|news|events)\/(?!(sea-gate|perast)(\/|$))/.test(path);
  cpSync(join(home, 'content'), 'content', { recursive: true, filter });
  for (const path of readdirSync('content', { encoding: 'utf8', recursive: true }))
    if (path.endsWith('.md')) edit(join('content', path), /article:[\w-]+/g, '/map');
}

beforeAll(() => {
  copyContent();
  jest.useFakeTimers();
  watchContent('content', readAllContent, INTERVAL);
});
afterAll(() => jest.useRealTimers());

test('an edit is read within an interval, and once', async () => {
  edit(EN, /^title: .*$/m, 'title: The new gate');
  expect(await titleOf('sea-gate')).not.toBe('The new gate');
  jest.advanceTimersByTime(INTERVAL);
  expect(await titleOf('sea-gate')).toBe('The new gate');
  const before = provider();
  jest.advanceTimersByTime(10 * INTERVAL);
  expect(provider()).toBe(before);
});

test('an edit of a text makes the pages that link to its article stale, an edit of a tag all', () => {
  const startedAt = Date.now();
  const stale = () => ['sea-gate', 'perast'].filter((id) => isPageBeforeRefresh(startedAt, [id]));
  jest.advanceTimersByTime(1);
  edit(EN, /$/, '\nA new sentence.\n');
  jest.advanceTimersByTime(INTERVAL);
  expect(stale()).toEqual(['sea-gate']);
  expect(log.info).toHaveBeenLastCalledWith('content.refreshed', { from: 'content/', articles: 'sea-gate' });
  edit(EN, /^tags:$/m, 'tags:\n  - rainy-day');
  jest.advanceTimersByTime(INTERVAL);
  expect(stale()).toEqual(['sea-gate', 'perast']);
});

test('an edit of a place or of a list makes all pages stale', () => {
  for (const file of ['content/guide/sea-gate/place.yaml', 'content/topics.yaml']) {
    jest.advanceTimersByTime(1);
    const startedAt = Date.now();
    edit(file, /passage|Toilets/, 'The $&');
    jest.advanceTimersByTime(INTERVAL);
    expect(isPageBeforeRefresh(startedAt)).toBe(true);
  }
});

test('a fault leaves the last good text in place and is named once, until it is corrected', async () => {
  edit(EN, /^title: .*$/m, 'title: A gate: a fault');
  jest.advanceTimersByTime(INTERVAL);
  expect(await titleOf('sea-gate')).toBe('The new gate');
  expect(contentFaults()).toEqual([
    expect.stringMatching(/^content\/guide\/sea-gate\/text\.en\.md, line 2: a text with a colon/),
  ]);
  edit('content/guide/perast/text.en.md', /^title: .*$/m, 'title: A new town');
  jest.advanceTimersByTime(INTERVAL);
  expect([await titleOf('sea-gate'), await titleOf('perast')]).toEqual(['The new gate', 'A new town']);
  expect(logged()).toEqual(contentFaults());
  edit(EN, /^title: .*$/m, 'title: Sea Gate');
  jest.advanceTimersByTime(INTERVAL);
  expect([await titleOf('sea-gate'), contentFaults().length]).toEqual(['Sea Gate', 0]);
});

test('the entries of a list remain while its file has a fault', () => {
  const { topics, partners } = getLocalContent();
  for (const file of ['content/topics.yaml', 'content/partners.yaml']) edit(file, /$/, '\n- {');
  jest.advanceTimersByTime(INTERVAL);
  expect(getLocalContent()).toMatchObject({ topics, partners });
  expect(contentFaults()).toEqual([
    expect.stringMatching(/^content\/topics\.yaml, line \d+: { is opened/),
    expect.stringMatching(/^content\/partners\.yaml, line \d+: { is opened/),
  ]);
  for (const file of ['content/topics.yaml', 'content/partners.yaml']) edit(file, '\n- {', '');
  jest.advanceTimersByTime(INTERVAL);
  expect([getLocalContent().topics, contentFaults().length]).toEqual([topics, 0]);
});

test('a folder that may not be read stops no edit of others', async () => {
  mkdirSync('content/lost+found');
  edit(EN, /^title: .*$/m, 'title: The gate beside it');
  withRights('content/lost+found', '0', () => jest.advanceTimersByTime(INTERVAL));
  expect(await titleOf('sea-gate')).toBe('The gate beside it');
});

test('a folder that holds articles and places is named once', () => {
  withRights('content/guide', '0', () => jest.advanceTimersByTime(INTERVAL));
  const fault = 'content/guide: cannot be read (EACCES); it must be a folder that the user of the site may read';
  expect([contentFaults(), logged()]).toEqual([[fault], [fault]]);
  jest.advanceTimersByTime(INTERVAL);
});

test('a file whose rights are restored is read', () => {
  withRights(EN, '0', () => jest.advanceTimersByTime(INTERVAL));
  expect(contentFaults()).toEqual([expect.stringMatching(/^content\/guide\/sea-gate\/text\.en\.md: .*EACCES/)]);
  jest.advanceTimersByTime(INTERVAL);
  expect(contentFaults()).toEqual([]);
});

test('content that cannot be read or is gone is named, stays as it was and is read when it is back', async () => {
  const { topics } = getLocalContent();
  withRights('content', '0', () => jest.advanceTimersByTime(2 * INTERVAL));
  const denied = 'content: cannot be read (EACCES); it must be a folder that the user of the site may read';
  expect(contentFaults()).toEqual([denied]);
  renameSync('content', 'away');
  jest.advanceTimersByTime(INTERVAL);
  const missing = 'content: is missing; make the folder';
  expect(contentFaults()).toEqual([missing]);
  mkdirSync('content');
  jest.advanceTimersByTime(INTERVAL);
  const empty = 'content: is empty; is its volume mounted?';
  expect(contentFaults()).toEqual([empty]);
  expect(logged()).toEqual([denied, missing, empty]);
  expect([await titleOf('sea-gate'), getLocalContent().topics]).toEqual(['The gate beside it', topics]);
  renameSync('away', 'content');
  edit(EN, /^title: .*$/m, 'title: The gate again');
  jest.advanceTimersByTime(INTERVAL);
  expect([await titleOf('sea-gate'), contentFaults()]).toEqual(['The gate again', []]);
});

test('a folder that is deleted is gone, and a link to nowhere disturbs nothing', async () => {
  rmSync('content/guide/sea-gate', { recursive: true });
  symlinkSync('nowhere', 'content/guide/.#lock');
  jest.advanceTimersByTime(INTERVAL);
  expect(await titleOf('sea-gate')).toBeUndefined();
});

test('an edit between the first page and the first look is read', async () => {
  edit('content/guide/perast/text.en.md', /^title: .*$/m, 'title: A town at the start');
  expect(await titleOf('perast')).not.toBe('A town at the start');
  watchContent('content', readAllContent, INTERVAL);
  expect(await titleOf('perast')).toBe('A town at the start');
});

test('a page rendered before the process before could notice the last change is stale', () => {
  edit('content/topics.yaml', /$/, '\n');
  const { ctimeMs } = statSync('content/topics.yaml');
  forget();
  jest.setSystemTime(ctimeMs + 60_000);
  watchContent('content', () => null, INTERVAL);
  const times = [-1_000, INTERVAL - 1_000, INTERVAL + 1_000].map((after) => ctimeMs + after);
  expect(times.map((time) => isPageBeforeRefresh(time))).toEqual([true, true, false]);
});

test('after a restart with a fault all pages are stale, since those of before may have its last good text', () => {
  edit('content/guide/perast/text.en.md', /^title: .*$/m, 'title: A town: a fault');
  jest.advanceTimersByTime(INTERVAL);
  jest.setSystemTime(Date.now() + 60_000);
  const rendered = Date.now() - 1_000;
  expect(isPageBeforeRefresh(rendered)).toBe(false);
  forget();
  watchContent('content', readAllContent, INTERVAL);
  expect(isPageBeforeRefresh(rendered)).toBe(true);
});
