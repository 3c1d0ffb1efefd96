import { render } from '@testing-library/react';
import { ServiceWorker } from '@/components/chrome/ServiceWorker.client';

const register = jest.fn(() => Promise.resolve());

beforeAll(() => {
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: { register } });
});

test('the service worker is registered from /sw.js, once the page has loaded', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(<ServiceWorker language="en" />);
  expect(register).not.toHaveBeenCalled();

  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledTimes(1);
  expect(register).toHaveBeenCalledWith('/sw.js');
});
