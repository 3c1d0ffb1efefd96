import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { ServiceWorker } from '@/components/ui/chrome/ServiceWorker.client';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';

let segments: string[] = [];
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments }));

const register = jest.fn(() => Promise.resolve());
const postMessage = jest.fn();
const worker = Object.assign(new EventTarget(), { register, controller: null as { postMessage: jest.Mock } | null });

beforeAll(() => {
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ name: 'http://localhost/fonts/a.woff2' }] });
});

beforeEach(() => {
  worker.controller = null;
});

/** Opens an address, and the internal path that it is rewritten to. */
function go(to: string, internal = to): void {
  segments = internal.split('/').slice(1);
  window.history.pushState(null, '', to);
}

test('the worker gets the current page: when it takes control, and on each navigation', () => {
  go('/tax');
  const { rerender } = render(<ServiceWorker language="sr" />);
  expect(postMessage).not.toHaveBeenCalled();
  worker.controller = { postMessage };
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  const loaded = ['http://localhost/fonts/a.woff2'];
  expect(postMessage).toHaveBeenCalledWith({
    language: 'sr',
    read: { address: 'http://localhost/tax', loaded, savesData: false },
  });
  go('/legal');
  rerender(<ServiceWorker language="sr" />);
  expect(postMessage.mock.lastCall[0].read.address).toBe('http://localhost/legal');
});

test('a worker that the browser refuses to register is no error', () => {
  const registration = Promise.reject(new DOMException('The operation is insecure', 'SecurityError'));
  const handled = jest.spyOn(registration, 'catch');
  register.mockReturnValueOnce(registration);
  render(<ServiceWorker language="en" />);
  expect(handled).toHaveBeenCalled();
});

test.each([
  ['another path', '/legal', '/legal'],
  ['another query', '/map?kind=churches', '/map-group/churches'],
])('the note on a saved page is removed on navigation to %s', (_where, to, internal) => {
  go('/map');
  document.body.insertAdjacentHTML('beforeend', `<aside id="${SAVED_COPY_ID}"></aside>`);
  const { rerender } = render(<ServiceWorker language="en" />);
  expect(document.getElementById(SAVED_COPY_ID)).not.toBeNull();
  go(to, internal);
  rerender(<ServiceWorker language="en" />);
  expect(document.getElementById(SAVED_COPY_ID)).toBeNull();
});

/** A page that looks for the note when it is opened. */
function Page({ onOpen }: { onOpen: (isSaved: boolean) => void }) {
  useEffect(() => onOpen(document.getElementById(SAVED_COPY_ID) !== null), [onOpen]);
  return null;
}

test('the note is removed before the next page looks for it', () => {
  const onOpen = jest.fn();
  const open = (path: string) => {
    go(path);
    return (
      <>
        <Page key={path} onOpen={onOpen} />
        <ServiceWorker language="en" />
      </>
    );
  };
  document.body.insertAdjacentHTML('beforeend', `<aside id="${SAVED_COPY_ID}"></aside>`);
  const { rerender } = render(open('/news'));
  rerender(open('/events'));
  expect(onOpen.mock.calls).toEqual([[true], [false]]);
});

test('the note stays when the page only completes its own address', () => {
  go('/see-and-do/walls', '/category/walls/1');
  document.body.insertAdjacentHTML('beforeend', `<aside id="${SAVED_COPY_ID}"></aside>`);
  const { rerender } = render(<ServiceWorker language="en" />);
  go('/see-and-do/walls?id=walls', '/category/walls/1');
  rerender(<ServiceWorker language="en" />);
  expect(document.getElementById(SAVED_COPY_ID)).not.toBeNull();
});
