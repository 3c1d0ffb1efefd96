/** @jest-environment jsdom */
import { rememberFollowedLink } from '@/components/ui/browser/linkFocus';
import { loadOnPress, loadOrFollow } from '@/components/ui/browser/loadCode';

const LINK = '#link';
const CODE = { open: true };
const FEW_SECONDS = 5_000;

const CASES: [name: string, load: () => Promise<typeof CODE>, code: typeof CODE | null, hash: string][] = [
  ['is used once loaded', async () => CODE, CODE, ''],
  ['that fails to load is replaced by the link', () => Promise.reject(new Error('no connection')), null, LINK],
  ['that stalls is replaced by the link', () => new Promise(() => {}), null, LINK],
];

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '';
});

afterEach(() => jest.useRealTimers());

test.each(CASES)('code %s', async (_name, load, code, hash) => {
  const outcome = loadOrFollow(LINK, load);
  await jest.advanceTimersByTimeAsync(FEW_SECONDS);
  await expect(Promise.race([outcome, 'unsettled'])).resolves.toBe(code);
  expect(location.hash).toBe(hash);
});

test('the link is not followed once the visitor has gone to another page', async () => {
  const outcome = loadOrFollow(LINK, () => new Promise(() => {}));
  location.hash = '#elsewhere';
  await jest.advanceTimersByTimeAsync(FEW_SECONDS);
  await expect(outcome).resolves.toBeNull();
  expect(location.hash).toBe('#elsewhere');
});

test('the link is not followed once the visitor has followed another, whose page is on its way', async () => {
  const outcome = loadOrFollow(LINK, () => new Promise(() => {}));
  rememberFollowedLink(document.createElement('a'), false);
  await jest.advanceTimersByTimeAsync(FEW_SECONDS);
  await expect(outcome).resolves.toBeNull();
  expect(location.hash).toBe('');
});

test('a line runs while it is loading', async () => {
  let finish = (_code: typeof CODE): void => {};
  const outcome = loadOrFollow(LINK, () => new Promise<typeof CODE>((resolve) => (finish = resolve)));
  expect(document.querySelector('.link-progress')).not.toBeNull();
  finish(CODE);
  await outcome;
  expect(document.querySelector('.link-progress')).toBeNull();
});

test('code without a link to follow has more time', async () => {
  const outcome = loadOnPress(() => new Promise((resolve) => setTimeout(resolve, FEW_SECONDS, CODE)));
  await jest.advanceTimersByTimeAsync(FEW_SECONDS);
  await expect(outcome).resolves.toBe(CODE);
});
