import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbedFrame } from '@/components/article/EmbedFrame.client';

const SRC = 'https://www.youtube.com/embed/x';

const show = () => render(<EmbedFrame src={SRC} title="Content of www.youtube.com" label="Load the video" />);

test('a tap loads it in a sandboxed frame, without a referrer', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Load the video' }));
  const embed = screen.getByTitle('Content of www.youtube.com');
  expect(embed).toHaveAttribute('src', SRC);
  expect(embed).toHaveAttribute('sandbox');
  expect(embed.getAttribute('sandbox')).not.toMatch(/top-navigation|forms/);
  // YouTube shows an error instead of a video to a page that sends no origin.
  expect(embed).not.toHaveAttribute('referrerpolicy');
  expect(screen.queryByRole('link')).toBeNull();
});

test('it takes the focus once, not whenever the page renders', async () => {
  const { rerender } = show();
  await userEvent.click(screen.getByRole('link'));
  const embed = screen.getByTitle('Content of www.youtube.com');
  expect(embed).toHaveFocus();
  embed.blur();
  rerender(<EmbedFrame src={SRC} title="Content of www.youtube.com" label="Load the video again" />);
  expect(embed).not.toHaveFocus();
});
