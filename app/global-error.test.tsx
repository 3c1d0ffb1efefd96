import { act, render, screen } from '@testing-library/react';
import GlobalError from '@/app/global-error';

jest.mock('@/components/ui/feedback/ErrorNotice.client', () => {
  throw new Error('not loaded');
});

test('names the error and leads home, and reports the error, where no code can be loaded', async () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  render(<GlobalError error={new Error('broken')} reset={jest.fn()} />, { container: document });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  await act(async () => {});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
