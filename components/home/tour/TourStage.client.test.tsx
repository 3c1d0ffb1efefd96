import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPanorama } from '@/components/home/tour/createPanorama';
import { loadPanorama } from '@/components/home/tour/loadPanorama';
import { TourStage } from '@/components/home/tour/TourStage.client';
import { TourViewer } from '@/components/home/tour/TourViewer.client';
import { rememberFollowedLink } from '@/components/ui/browser/linkFocus';
import { loadToOpen } from '@/components/ui/browser/loadCode';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

jest.mock('@/components/home/tour/loadPanorama', () => ({ loadPanorama: jest.fn() }));

jest.mock('@/components/home/tour/createPanorama', () => ({ createPanorama: jest.fn() }));

jest.mock('@/components/ui/browser/loadCode', () => {
  const actual = jest.requireActual('@/components/ui/browser/loadCode');
  return { ...actual, loadToOpen: jest.fn(actual.loadToOpen) };
});

const messages = en.HomePage.tour;

const files = { large: '/large.avif', small: '/small.avif' };

beforeEach(() => {
  window.ResizeObserver = class {
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof ResizeObserver;
  jest.mocked(loadPanorama).mockReset().mockResolvedValue(new Image());
  jest.mocked(createPanorama).mockReset().mockReturnValue({ draw: jest.fn(), dispose: jest.fn() });
});

const panorama = () => (
  <TourStage files={{ ...files }} hotspots={[]} messages={messages}>
    <p>Still</p>
  </TourStage>
);

test('where the WebGL context is lost, a link leads to the picture', async () => {
  const { container } = render(panorama());
  await userEvent.click(screen.getByRole('link', { name: messages.action }));
  await waitFor(() => expect(createPanorama).toHaveBeenCalled());
  fireEvent(container.querySelector('canvas') as HTMLCanvasElement, new Event('webglcontextlost'));
  expect(await screen.findByRole('link', { name: messages.label })).toHaveAttribute('href', files.small);
});

test('an open panorama stays as it is when the page is refreshed', async () => {
  const { rerender } = render(panorama());
  await userEvent.click(screen.getByRole('link', { name: messages.action }));
  await waitFor(() => expect(createPanorama).toHaveBeenCalled());
  rerender(panorama());
  expect(loadPanorama).toHaveBeenCalledTimes(1);
});

test('the tour takes the focus of its link, but not from where the visitor has moved it', async () => {
  const user = userEvent.setup();
  const first = render(panorama());
  await user.click(screen.getByRole('link', { name: messages.action }));
  await waitFor(() => expect(first.container).toContainElement(document.activeElement as HTMLElement));
  first.unmount();
  render(<a href="#elsewhere">Elsewhere</a>);
  render(panorama());
  fireEvent.click(screen.getByRole('link', { name: messages.action }));
  screen.getByRole('link', { name: 'Elsewhere' }).focus();
  await waitFor(() => expect(createPanorama).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
});

test('the tour does not open over a page that a link has requested', async () => {
  render(panorama());
  fireEvent.click(screen.getByRole('link', { name: messages.action }));
  rememberFollowedLink(document.createElement('a'), false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('link', { name: messages.action })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('where the code does not load, or stalls, an alert says so, and the tour can be started again', async () => {
  jest.mocked(loadToOpen).mockResolvedValueOnce(null);
  render(panorama());
  await userEvent.click(screen.getByRole('link', { name: messages.action }));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.failed);
  const start = screen.getByRole('link', { name: messages.action });
  expect(start).toHaveFocus();
  await userEvent.click(start);
  fireEvent.keyDown(await screen.findByRole('application'), { key: 'Escape' });
  expect(screen.getByRole('link', { name: messages.action })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('nothing says that the tour has failed after a second press has opened it', async () => {
  const settle: ((code: unknown) => void)[] = [];
  const stalled = () => new Promise<never>((resolve) => settle.push(resolve as (code: unknown) => void));
  jest.mocked(loadToOpen).mockImplementationOnce(stalled).mockImplementationOnce(stalled);
  render(panorama());
  await userEvent.dblClick(screen.getByRole('link', { name: messages.action }));
  await act(async () => settle[0]?.(null));
  await act(async () => settle[1]?.({ TourViewer }));
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Escape' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a key that turns it does not scroll the page, and one with a modifier is left to the browser', async () => {
  render(panorama());
  await userEvent.click(screen.getByRole('link', { name: messages.action }));
  const viewer = await screen.findByRole('application');
  expect(fireEvent.keyDown(viewer, { key: 'ArrowDown' })).toBe(false);
  for (const modifier of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }])
    expect(fireEvent.keyDown(viewer, { key: 'ArrowLeft', ...modifier })).toBe(true);
});
