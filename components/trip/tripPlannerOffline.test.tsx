import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withWholeStyles } from '@/components/page/wholeStyles';
import { TripPlanner } from '@/components/trip/TripPlanner.client';
import { PLANNER_WORDS as words } from '@/components/trip/trip.cases';

jest.mock('@/components/page/wholeStyles');

test('what shows a trip may not arrive: that is said, and asked for again on request', async () => {
  window.localStorage.setItem('trip', 'perast');
  global.fetch = jest.fn().mockRejectedValue(new Error('no line'));
  const bring = jest.mocked(withWholeStyles).mockRejectedValueOnce(new Error('no line'));
  render(
    <TripPlanner language="en" words={words}>
      <p>Nothing kept yet</p>
    </TripPlanner>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
  expect(screen.queryByText('Nothing kept yet')).not.toBeInTheDocument();

  bring.mockImplementation((part) => part);
  await userEvent.click(screen.getByRole('button', { name: words.retry }));
  expect(await screen.findByText(words.share)).toBeInTheDocument();
});
