import { fireEvent } from '@testing-library/react';
import { hearTyping } from '@/components/search/hearTyping';

const heard = jest.fn();
const elsewhere = jest.fn();

let field: HTMLInputElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<input id="own" /><input id="other" />';
  field = document.querySelector('#own') as HTMLInputElement;
  for (const type of ['input', 'keydown']) document.body.addEventListener(type, elsewhere);
  stop = hearTyping(field, heard);
});

afterEach(() => {
  for (const type of ['input', 'keydown']) document.body.removeEventListener(type, elsewhere);
  stop();
});

test('a letter is heard, and by nobody else', () => {
  fireEvent.keyDown(field, { key: 'a' });
  fireEvent.keyDown(field, { key: 'Backspace' });
  fireEvent.input(field, { target: { value: 'a' } });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(elsewhere).not.toHaveBeenCalled();
});

test.each(['ArrowDown', 'Escape', 'Enter', 'Tab'])('%s is a command, for all to hear', (key) => {
  fireEvent.keyDown(field, { key });
  expect(elsewhere).toHaveBeenCalledTimes(1);
});

test('other fields are left alone, and all of them when it stops', () => {
  fireEvent.input(document.querySelector('#other') as HTMLElement, { target: { value: 'a' } });
  stop();
  fireEvent.input(field, { target: { value: 'b' } });
  expect(elsewhere).toHaveBeenCalledTimes(2);
  expect(heard).not.toHaveBeenCalled();
});
