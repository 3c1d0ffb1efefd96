import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Gallery } from '@/components/article/Gallery.client';
import { MESSAGES } from '@/lib/i18n/messages';

const NAMES = ['Gate', 'Tower', 'Walls'];

const gallery = (
  <Gallery
    messages={MESSAGES.en.Gallery}
    slides={NAMES.map((name) => (
      <figure key={name}>
        <img src={`/${name}.jpg`} alt={name} />
      </figure>
    ))}
  />
);

const show = () => render(gallery);

/** The current picture; the others are inert. */
function current(): string | null {
  const open = screen.getAllByRole('img').filter((picture) => !picture.closest('[inert]'));
  expect(open).toHaveLength(1);
  return open[0]?.getAttribute('alt') ?? null;
}

test('an arrow with a modifier is left to the browser', () => {
  show();
  for (const modifier of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }])
    expect(
      fireEvent.keyDown(screen.getByRole('figure', { name: MESSAGES.en.Gallery.label }), {
        key: 'ArrowRight',
        ...modifier,
      }),
    ).toBe(true);
  expect(current()).toBe('Gate');
});

test('without scripts every picture can be read', () => {
  expect(renderToString(gallery)).not.toContain('inert');
});

test('a double click on full screen opens it once', async () => {
  show();
  const onError = jest.fn((event: Event) => event.preventDefault());
  addEventListener('error', onError);
  const button = screen.getByRole('button', { name: 'Full screen' });
  fireEvent.click(button);
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('img', { name: 'Gate' })).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(onError).not.toHaveBeenCalled();
  removeEventListener('error', onError);
});

test.each([
  ['a finger swipes', 'touch', false, 'Tower'],
  ['two fingers zoom, they do not swipe', 'touch', true, 'Gate'],
  ['a mouse selects the caption, it does not swipe', 'mouse', false, 'Gate'],
])('%s', (_what, pointerType, hasSecond, shown) => {
  show();
  const picture = screen.getByRole('img', { name: 'Gate' });
  fireEvent.pointerDown(picture, { clientX: 200, isPrimary: true, pointerType });
  if (hasSecond) fireEvent.pointerDown(picture, { clientX: 300, isPrimary: false, pointerType });
  fireEvent.pointerUp(picture, { clientX: 50, isPrimary: true, pointerType });
  expect(current()).toBe(shown);
});

test('the end of a press that began elsewhere does not swipe', () => {
  show();
  const picture = screen.getByRole('img', { name: 'Gate' });
  const finger = { clientX: 200, isPrimary: true, pointerType: 'touch' };
  fireEvent.pointerDown(picture, finger);
  fireEvent.pointerUp(picture, finger);
  fireEvent.pointerUp(picture, { clientX: 50, isPrimary: true, pointerType: 'mouse' });
  expect(current()).toBe('Gate');
});
