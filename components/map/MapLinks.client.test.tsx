import { render } from '@testing-library/react';
import { MapLinks } from '@/components/map/MapLinks.client';

test('a URL with the hash of a place marks it at once', () => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '#place-risan');
  render(
    <>
      {['pin-perast', 'place-perast', 'pin-risan', 'place-risan'].map((id) => (
        <p key={id} id={id} />
      ))}
      <MapLinks />
    </>,
  );
  expect([...document.querySelectorAll('[data-current]')].map(({ id }) => id)).toEqual(['pin-risan', 'place-risan']);
  window.history.replaceState(null, '', '/');
});
