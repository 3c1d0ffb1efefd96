/** @jest-environment jsdom */
import { reportError } from '@/components/ui/feedback/reportError';

const sendBeacon = jest.fn();
Object.assign(navigator, { sendBeacon });

const MISMATCH = 'Minified React error #418; visit https://react.dev/errors/418?args[]=text for the full message';

test('a page that appears without its animation is not reported', () => {
  reportError(new DOMException('View transition update callback timed out.', 'TimeoutError'));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a page that React renders anew is not reported, and the error after it is', () => {
  for (let count = 0; count < 4; count += 1) reportError(new Error(MISMATCH));
  expect(sendBeacon).not.toHaveBeenCalled();
  reportError(new Error('broken'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
