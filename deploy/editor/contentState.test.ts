import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { toHtml } from '@/lib/cms/files/markdown';
import { preparePictures } from '@/lib/cms/files/preparePictures';
import { createContentState } from './contentState';

jest.mock('@/lib/cms/files/preparePictures', () => ({ preparePictures: jest.fn(async () => []) }));
jest.mock('@/lib/cms/files/markdown', () => ({ toHtml: jest.fn(() => 'x') }));

const sample = createSample();
const INTERVAL = 500;

beforeEach(() => {
  jest.useFakeTimers();
  sample.folder('guide/gate');
  sample.write('photos/quay.txt', 'Ana Perović, CC BY 4.0');
});
afterEach(() => jest.useRealTimers());

const PAGES = [
  { label: 'English', href: 'https://example.org/see-and-do/article/the-gate?id=gate' },
  { label: 'Montenegrin', href: 'https://example.org/vidi-i-uradi/article/gate-u-gradu?id=gate' },
];

const create = () => createContentState(sample.root(), 'https://example.org', INTERVAL);

test('an article with a fault is linked as it was read last, one that is deleted is not', async () => {
  const content = create();
  expect(await content.pages('gate')).toEqual(PAGES);
  sample.folder('guide/gate', { en: { front: { title: '…' } } });
  jest.advanceTimersByTime(INTERVAL);
  expect(await content.pages('gate')).toEqual(PAGES);
  sample.remove('guide/gate');
  jest.advanceTimersByTime(INTERVAL);
  expect(await content.pages('gate')).toEqual([]);
});

test('the texts are rendered once for each change of a file', async () => {
  const content = create();
  await content.pages('gate');
  const { length } = jest.mocked(toHtml).mock.calls;
  await content.pages('gate');
  expect(toHtml).toHaveBeenCalledTimes(length);
  sample.folder('guide/tower');
  jest.advanceTimersByTime(INTERVAL);
  expect(await content.pages('tower')).toHaveLength(2);
  expect(jest.mocked(toHtml).mock.calls.length).toBeGreaterThan(length);
});

test('the check tells and counts the faults of photographs and of files, each once, with a version for each change', async () => {
  const tooSmall = 'content/photos/quay.jpg: is too small';
  const content = create();
  await jest.advanceTimersByTimeAsync(0);
  const { faults } = content.check();
  expect(content.check()).toMatchObject({ version: 1, verdict: expect.stringContaining(`: ${faults.length} faults`) });
  jest.mocked(preparePictures).mockResolvedValueOnce([tooSmall, ...faults]);
  sample.write('photos/quay.txt', 'Ana Perović, CC BY-SA 4.0');
  await jest.advanceTimersByTimeAsync(INTERVAL);
  const verdict = expect.stringContaining(`: ${faults.length + 1} faults`);
  expect(content.check()).toMatchObject({ version: 2, verdict, faults: expect.arrayContaining([tooSmall, ...faults]) });
});

test('while photographs are prepared the check tells which, beside the faults of the last check', async () => {
  const content = create();
  expect(content.check()).toEqual({ version: 0, verdict: 'Reading …', faults: [] });
  await jest.advanceTimersByTimeAsync(0);
  const last = content.check();
  const verdict = 'quay.jpg: is being prepared …';
  jest.mocked(preparePictures).mockImplementationOnce((_folders, report) => {
    report?.(verdict);
    return new Promise(() => {});
  });
  sample.write('photos/quay.txt', 'Ana Perović, CC BY-SA 4.0');
  await jest.advanceTimersByTimeAsync(INTERVAL);
  expect(content.check()).toEqual({ ...last, verdict });
});

test('the check tells what is wrong with a photograph of the folder', async () => {
  const actual = jest.requireActual<typeof import('@/lib/cms/files/preparePictures')>(
    '@/lib/cms/files/preparePictures',
  );
  jest.mocked(preparePictures).mockImplementationOnce(actual.preparePictures);
  sample.write('photos/quay.heic', '');
  const content = create();
  await jest.advanceTimersByTimeAsync(0);
  expect(content.check().faults).toContainEqual(expect.stringContaining('quay.heic: save it as JPEG'));
});

test('the check tells that the folder cannot be read', async () => {
  const content = create();
  sample.remove('');
  await jest.advanceTimersByTimeAsync(0);
  expect(content.check().verdict).toContain('no such file or directory');
});

test('the check tells why no photograph can be prepared', async () => {
  jest.mocked(preparePictures).mockRejectedValueOnce(new Error('no space left'));
  const content = create();
  await jest.advanceTimersByTimeAsync(0);
  expect(content.check().faults).toContain('no space left');
});
