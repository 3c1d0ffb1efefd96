import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPanorama } from '@/components/home/drawPanorama';
import { loadPanorama } from '@/components/home/loadPanorama';
import { TourStage } from '@/components/home/TourStage.client';

jest.mock('@/components/home/drawPanorama', () => ({ createPanorama: jest.fn() }));
jest.mock('@/components/home/loadPanorama', () => ({ loadPanorama: jest.fn() }));

const WORDS = {
  action: 'Start',
  label: 'Panorama',
  hint: 'Drag',
  strip: 'Scroll',
  in: 'Zoom in',
  out: 'Zoom out',
  motion: 'Follow the phone',
  still: 'Stop',
  close: 'Close',
  loading: 'Loading',
};
const GATE = { id: 'gate', name: 'Sea Gate', href: '/gate', yaw: 0, pitch: 0 };

const draw = jest.fn();

beforeEach(() => {
  draw.mockReset();
  jest.mocked(loadPanorama).mockResolvedValue(new Image());
  jest.mocked(createPanorama).mockReturnValue({ draw, dispose: jest.fn() });
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: 400 },
    clientHeight: { configurable: true, value: 400 },
  });
});

const show = (tour: string | null = null) =>
  render(
    <TourStage
      files={{ large: '/large.avif', small: '/small.avif', fallback: '/small.webp' }}
      tour={tour}
      hotspots={[GATE]}
      words={WORDS}
    >
      <p>Still</p>
    </TourStage>,
  );

const start = () => userEvent.click(screen.getByRole('link', { name: 'Start' }));

test('a tap opens the panorama with its links; keys turn it; Esc closes it and restores the focus', async () => {
  show();
  expect(loadPanorama).not.toHaveBeenCalled();
  await start();
  const viewer = await screen.findByRole('application', { name: 'Panorama' });
  expect(viewer).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Sea Gate' })).toHaveAttribute('href', '/gate');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}+');
  await new Promise(requestAnimationFrame);
  expect(draw.mock.lastCall[0].yaw).toBeCloseTo(0.24);
  expect(draw.mock.lastCall[0].fov).toBeLessThan(1.1);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Still')).toBeVisible();
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('link', { name: 'Start' })).toHaveFocus();
});

test('a link out of view is hidden', async () => {
  show();
  await start();
  await screen.findByRole('link', { name: 'Sea Gate' });
  await userEvent.keyboard('{ArrowLeft>20/}');
  await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('link', { name: 'Sea Gate' })).not.toBeInTheDocument();
});

test('without WebGL the picture scrolls sideways', async () => {
  jest.mocked(createPanorama).mockReturnValue(null);
  show();
  await start();
  expect(await screen.findByRole('img', { name: 'Panorama' })).toHaveAttribute('src', '/small.avif');
  expect(screen.getByText('Scroll')).toBeVisible();
});

test('a configured external tour is loaded on a tap', async () => {
  show('https://tour.example.org/kotor');
  expect(screen.queryByTitle('Panorama')).not.toBeInTheDocument();
  await start();
  expect(screen.getByTitle('Panorama')).toHaveAttribute('src', 'https://tour.example.org/kotor');
  expect(loadPanorama).not.toHaveBeenCalled();
});
