import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from '@/components/page/PageLink.client';

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** A style sheet as a kept page has it: turned off. jsdom loads none. */
function addSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  Object.defineProperty(link, 'disabled', { value: true, writable: true });
  document.head.append(link);
  return link;
}

let sheet: HTMLLinkElement;

beforeEach(() => {
  document.head.replaceChildren();
  sheet = addSheet('/_next/static/chunks/a.css');
  render(<PageLink href="/tax">Tax</PageLink>);
});

const link = () => screen.getByRole('link', { name: 'Tax' });

test('no style sheet is asked for before there is a sign of going on', () => {
  expect(sheet.disabled).toBe(true);
});

test.each([
  ['a pointer', () => fireEvent.mouseEnter(link())],
  ['a touch', () => fireEvent.touchStart(link())],
  ['the focus', () => fireEvent.focus(link())],
])('%s on the link asks for the style sheets of the framework, and for no other', (_sign, give) => {
  const faces = addSheet('/fonts/faces.css');
  give();
  expect(sheet.disabled).toBe(false);
  expect(faces.disabled).toBe(true);
});

/** Presses the link and tells whether the page kept that from the browser. */
function press(keys: MouseEventInit = {}): boolean {
  const event = createEvent.click(link(), { ...keys });
  const wasKept = jest.spyOn(event, 'preventDefault').mockImplementation();
  fireEvent(link(), event);
  return wasKept.mock.calls.length > 0;
}

/** As if the style sheets of the framework had arrived. */
const bringStyles = (): unknown => Object.defineProperty(sheet, 'sheet', { value: {} });

test.each([
  [false, [['/tax']]],
  [true, []],
])('the first sign asks for the page, unless the visitor saves data: %s', (saveData, asked) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  fireEvent.mouseEnter(link());
  expect(router.prefetch.mock.calls).toEqual(asked);
});

test('with the styles there the router leads on', () => {
  bringStyles();
  expect(press()).toBe(true);
  expect(router.push.mock.calls).toEqual([['/tax', { scroll: true }]]);
});

test('who is faster than the styles is led on by the browser', () => {
  expect(press()).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is the browser’s', (key) => {
  bringStyles();
  expect(press({ [key]: true })).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});
