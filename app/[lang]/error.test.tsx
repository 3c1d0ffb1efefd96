import { fireEvent, render, screen } from '@testing-library/react';
import ErrorPage from '@/app/[lang]/error';

test('who meets a failed page may try again, and sees the rest of it as it should look', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/_next/static/a.css" disabled />';
  const onRetry = jest.fn();
  render(<ErrorPage error={new Error()} reset={onRetry} />);
  expect(document.querySelector('link')?.disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
