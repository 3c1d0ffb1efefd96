import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapLinks } from '@/components/map/MapLinks.client';

function show() {
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <>
      <a id="pin-perast" href="#place-perast">
        1
      </a>
      <a id="pin-risan" href="#place-risan">
        2
      </a>
      <ul>
        <li id="place-perast">
          <a href="/perast">Perast</a> <a href="#pin-perast">Show Perast</a>
        </li>
        <li id="place-risan">
          <a href="/risan">Risan</a> <a href="#pin-risan">Show Risan</a>
        </li>
      </ul>
      <MapLinks />
    </>,
  );
}

const marked = () => [...document.querySelectorAll('[data-current]')].map(({ id }) => id);

afterEach(() => window.history.replaceState(null, '', '/'));

test('an entry marks its pin and a pin its entry, and the previous mark is cleared', async () => {
  show();
  await userEvent.click(screen.getByText('Show Perast'));
  expect(marked()).toEqual(['pin-perast', 'place-perast']);
  expect(window.location.hash).toBe('#pin-perast');
  await userEvent.click(screen.getByText('2'));
  expect(marked()).toEqual(['pin-risan', 'place-risan']);
  expect(screen.getByText('Risan')).toHaveFocus();
});

test('a URL with the hash of a place marks it at once', () => {
  window.history.replaceState(null, '', '#place-risan');
  show();
  expect(marked()).toEqual(['pin-risan', 'place-risan']);
});
