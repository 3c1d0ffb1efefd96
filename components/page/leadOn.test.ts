import { createEvent, fireEvent } from '@testing-library/react';
import { leadOn } from '@/components/page/leadOn';

const router = { push: jest.fn(), prefetch: jest.fn() };

let stop: () => void;
let link: HTMLAnchorElement;

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  document.head.replaceChildren();
  document.body.innerHTML = '<ol><li><a href="/tax?lang=sr#sheet"><b>Tax</b></a><p>Text</p></li></ol>';
  stop = leadOn(document.querySelector('ol') as HTMLElement, router);
  link = document.querySelector('a') as HTMLAnchorElement;
});

test('a press on a link, or on what is in it, leads there without a new document', () => {
  const press = createEvent.click(link);
  fireEvent(link.querySelector('b') as HTMLElement, press);
  expect(router.push).toHaveBeenCalledWith('/tax?lang=sr#sheet');
  expect(press.defaultPrevented).toBe(true);
});

test('a press with a key, or beside a link, is the browser’s', () => {
  link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(document.querySelector('p') as HTMLElement);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ['a pointer', () => fireEvent.mouseOver(link)],
  ['a touch', () => fireEvent.touchStart(link)],
  ['the focus', () => fireEvent.focusIn(link)],
])('%s asks for the page before it is gone to', (_sign, give) => {
  give();
  expect(router.prefetch).toHaveBeenCalledWith('/tax?lang=sr#sheet');
});

test('while the framework’s style sheets are not there the browser leads', () => {
  const sheet = document.createElement('link');
  Object.assign(sheet, { rel: 'stylesheet', href: '/_next/static/chunks/a.css' });
  document.head.append(sheet);
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(router.push).not.toHaveBeenCalled();
});

test('it stops', () => {
  stop();
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(router.push).not.toHaveBeenCalled();
});
