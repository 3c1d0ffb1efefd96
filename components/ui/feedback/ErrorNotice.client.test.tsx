import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPage from '@/app/[lang]/error';

test('an error page offers a retry and a link home in both languages', async () => {
  const reset = jest.fn();
  render(<ErrorPage error={new Error('broken')} reset={reset} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');

  await userEvent.click(screen.getByRole('button', { name: /Try again.*Pokušajte ponovo/ }));
  expect(reset).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: /Home.*Početna/ })).toHaveAttribute('href', '/');
});
