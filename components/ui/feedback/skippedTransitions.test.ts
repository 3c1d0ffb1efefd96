/** @jest-environment jsdom */
import { handleSkippedTransitions } from '@/components/ui/feedback/skippedTransitions';

test.each(['pageswap', 'pagereveal'])('a transition that is skipped at %s is no error', (type) => {
  handleSkippedTransitions();
  const ready = Promise.reject(new DOMException('Skipping view transition', 'AbortError'));
  const handled = jest.spyOn(ready, 'catch');
  window.dispatchEvent(Object.assign(new Event(type), { viewTransition: { ready } }));
  expect(handled).toHaveBeenCalled();
});

test('a change of documents without a transition is no error', () => {
  handleSkippedTransitions();
  window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: null }));
});
