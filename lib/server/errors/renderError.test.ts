import { MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import { logRenderError } from '@/lib/server/errors/renderError';
import { captureConsole, log } from '@/lib/server/log';

jest.unmock('@/lib/server/log');
jest.mock('@/lib/server/page-cache/pageStore', () => ({ isPageCached: jest.fn() }));

const ROUTE = '/[lang]/article/[id]';

const listeners = new Map<string | symbol, (error: unknown) => void>();
beforeEach(() => {
  jest.spyOn(process, 'on').mockImplementation((event, listener) => {
    listeners.set(event, listener);
    return process;
  });
  captureConsole();
});

/** As Next reports what a page throws: twice, with a digest. */
function report(error: unknown): void {
  Object.assign(error as Error, { digest: '671283568' });
  for (const route of [ROUTE, `${ROUTE}/page`]) {
    // biome-ignore lint/suspicious/noConsole: Next does so too
    console.error('⨯', error);
    logRenderError(error, route);
  }
}

test.each([MISSING, UNAVAILABLE])('a page whose content is %j is no error in the log', (result) => {
  const [info, error] = [jest.spyOn(log, 'info').mockReturnValue(), jest.spyOn(log, 'error')];
  try {
    unwrapOrThrow(result, 'article g1');
  } catch (thrown) {
    report(thrown);
  }
  const fields = { route: ROUTE, reason: `article g1: ${result.state}` };
  expect(info.mock.calls).toEqual([['render.contentUnavailable', fields]]);
  expect(error).not.toHaveBeenCalled();
});

test('a defect is one error in the log, with its stack', () => {
  const error = jest.spyOn(log, 'error').mockReturnValue();
  report(new TypeError('x is null'));
  const reason = expect.stringMatching(/^TypeError: x is null\n +at /);
  expect(error.mock.calls).toEqual([['render.failed', { route: ROUTE, reason }]]);
});

test('what Next prints without a report stays in the log', () => {
  const error = jest.spyOn(log, 'error').mockReturnValue();
  // biome-ignore lint/suspicious/noConsole: Next does so too
  console.error('⨯', new Error('Cannot find module'));
  expect(error.mock.calls).toEqual([['console', { text: expect.stringContaining('Cannot find module') }]]);
});

test('an uncaught error is logged once, though Next prints it too', () => {
  const error = jest.spyOn(log, 'error').mockReturnValue();
  const thrown = new Error('stray');
  listeners.get('uncaughtException')?.(thrown);
  // biome-ignore lint/suspicious/noConsole: Next does so too
  console.error('⨯ uncaughtException: ', thrown);
  expect(error.mock.calls).toEqual([['uncaughtException', { reason: expect.stringMatching(/^Error: stray/) }]]);
});
