import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPanorama } from '@/components/home/loadPanorama';
import { TourStage } from '@/components/home/TourStage.client';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

jest.mock('@/components/home/loadPanorama', () => ({ loadPanorama: jest.fn() }));

const WORDS = en.HomePage.tour;

test('a configured external tour is loaded on a tap', async () => {
  const files = { large: '/large.avif', small: '/small.avif', fallback: '/small.webp' };
  const tour = 'https://tour.example.org/kotor';
  render(
    <TourStage files={files} tour={tour} hotspots={[]} words={WORDS}>
      <p>Still</p>
    </TourStage>,
  );
  expect(screen.queryByTitle(WORDS.label)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: WORDS.action }));
  expect(screen.getByTitle(WORDS.label)).toHaveAttribute('src', tour);
  expect(loadPanorama).not.toHaveBeenCalled();
});
