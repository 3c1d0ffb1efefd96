import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '@/components/article/Gallery.client';

const NAMES = ['Gate', 'Tower', 'Walls'];

const show = () =>
  render(
    <Gallery
      words={{
        label: 'Pictures',
        previous: 'Previous image',
        next: 'Next image',
        fullScreen: 'Full screen',
        close: 'Close',
        positions: NAMES.map((_, index) => `Picture ${index + 1} of 3`),
        dots: NAMES.map((_, index) => `Picture ${index + 1}`),
      }}
    >
      {NAMES.map((name) => (
        <figure key={name}>
          <img src={`/${name}.jpg`} alt={name} />
        </figure>
      ))}
    </Gallery>,
  );

const gallery = () => screen.getByRole('region', { name: 'Pictures' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** The dialog opens after the next paint. */
async function openFull() {
  await press('Full screen');
  await screen.findByRole('dialog');
}

/** The current picture; the others are inert. */
function current(): string | null {
  const open = screen.getAllByRole('img').filter((picture) => !picture.closest('[inert]'));
  expect(open).toHaveLength(1);
  return open[0]?.getAttribute('alt') ?? null;
}

const dots = () => screen.getAllByRole('button', { name: /^Picture \d$/ });

test('each dot shows its picture, and the current one is marked', async () => {
  show();
  for (const [index, name] of NAMES.entries()) {
    await press(`Picture ${index + 1}`);
    expect(current()).toBe(name);
    expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual(
      NAMES.map((_, other) => (other === index ? 'true' : null)),
    );
  }
});

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

const swipe = (movedX: number, movedY = 0) => {
  const picture = screen.getByRole('img', { name: 'Gate' });
  fireEvent.touchStart(picture, { touches: [at(200, 200)] });
  fireEvent.touchEnd(picture, { changedTouches: [at(200 + movedX, 200 + movedY)] });
};

const SWIPES: [movedX: number, movedY: number, at: string][] = [
  [-50, 0, 'Tower'],
  [-49, 0, 'Gate'],
  [50, 0, 'Walls'],
  [49, 0, 'Gate'],
  [-120, 30, 'Tower'],
  [-60, 200, 'Gate'],
  [0, 0, 'Gate'],
];

test.each(SWIPES)('a swipe by %i and %i shows %s', (movedX, movedY, name) => {
  show();
  swipe(movedX, movedY);
  expect(current()).toBe(name);
});

test('two fingers zoom, they do not swipe', () => {
  show();
  const picture = screen.getByRole('img', { name: 'Gate' });
  fireEvent.touchStart(picture, { touches: [at(200, 200), at(300, 200)] });
  fireEvent.touchEnd(picture, { changedTouches: [at(50, 200)] });
  expect(current()).toBe('Gate');
});

describe('full screen', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Pictures' });

  test('has the same buttons, keys and swipes', async () => {
    show();
    await openFull();
    const inside = within(dialog() as HTMLElement);
    await userEvent.click(inside.getByRole('button', { name: 'Next image' }));
    expect(current()).toBe('Tower');
    await userEvent.click(inside.getByRole('button', { name: 'Previous image' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(current()).toBe('Walls');
    swipe(-60);
    expect(current()).toBe('Gate');
  });

  test('is empty after the browser closed it by Esc', async () => {
    show();
    await openFull();
    act(() => (dialog() as HTMLDialogElement).close());
    expect(dialog()).toBeNull();
    expect(current()).toBe('Gate');
    expect(gallery().querySelector('dialog img')).toBeNull();
  });
});
