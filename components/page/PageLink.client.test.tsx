import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from '@/components/page/PageLink.client';

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

test('a press with the control key is the browser’s', () => {
  const press = createEvent.click(link(), { ctrlKey: true });
  press.preventDefault = jest.fn();
  fireEvent(link(), press);
  expect(press.preventDefault).not.toHaveBeenCalled();
});
