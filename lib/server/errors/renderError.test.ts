import { MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import { logRenderError } from '@/lib/server/errors/renderError';
import { captureConsole, log } from '@/lib/server/log';

jest.unmock('@/lib/server/log');
jest.mock('@/lib/server/page-cache/pageStore', () => ({ isPageCached: jest.fn() }));

const ROUTE = '/[lang]/article/[id]';

test.each([MISSING, UNAVAILABLE])('a page whose content is %j is no error in the log', (result) => {
  const [info, error] = [jest.spyOn(log, 'info').mockReturnValue(), jest.spyOn(log, 'error')];
  captureConsole();
  try {
    unwrapOrThrow(result, 'article g1');
  } catch (thrown) {
    // biome-ignore lint/suspicious/noConsole: Next does so too
    console.error('⨯', thrown);
    logRenderError(thrown, ROUTE);
  }
  const fields = { route: ROUTE, reason: `article g1: ${result.state}` };
  expect(info.mock.calls).toEqual([['render.contentUnavailable', fields]]);
  expect(error).not.toHaveBeenCalled();
});

test('a defect is an error in the log, with its stack', () => {
  const error = jest.spyOn(log, 'error').mockReturnValue();
  logRenderError(new TypeError('x is null'), ROUTE);
  const reason = expect.stringMatching(/^TypeError: x is null\n +at /);
  expect(error).toHaveBeenCalledWith('render.failed', { route: ROUTE, reason });
});
