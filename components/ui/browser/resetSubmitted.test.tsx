import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { resetSubmitted } from '@/components/ui/browser/resetSubmitted';

beforeAll(resetSubmitted);

/** What the field has when the page is left, after it was typed into. */
function valueAfter(act: (form: HTMLFormElement) => void, onSubmit?: (event: FormEvent) => void): string {
  render(
    <form aria-label="Stay" onSubmit={onSubmit}>
      <input aria-label="Nights" defaultValue="2" />
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Nights');
  fireEvent.change(field, { target: { value: '5' } });
  act(screen.getByRole('form'));
  expect(field).toHaveValue('5');
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
  return field.value;
}

test('a form that was submitted has its first values on the way back', () => {
  expect(valueAfter(fireEvent.submit)).toBe('2');
});

test('a form that was only typed into keeps what was typed', () => {
  expect(valueAfter(() => {})).toBe('5');
});

test('a form that React submits itself keeps its values', () => {
  expect(valueAfter(fireEvent.submit, (event) => event.preventDefault())).toBe('5');
});
