import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useEmblaCarousel from 'embla-carousel-react';
import { RelatedCarousel } from '@/components/article/RelatedCarousel.client';

const carousel = { scrollPrev: jest.fn(), scrollNext: jest.fn() };
const attach = jest.fn();

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: jest.fn() }));

/** What watches whether the row comes near the view, steered by hand. */
let approach: (isIntersecting: boolean) => void;
let watched: Element[];

beforeEach(() => {
  jest.mocked(useEmblaCarousel).mockReturnValue([attach, carousel] as unknown as ReturnType<typeof useEmblaCarousel>);
  watched = [];
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      approach = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe(element: Element) {
      watched.push(element);
    }
    disconnect() {
      watched = [];
    }
  }
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

const show = (names: string[]) =>
  render(
    <RelatedCarousel words={{ label: 'Related', previous: 'Previous articles', next: 'Next articles' }}>
      {names.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </RelatedCarousel>,
  );

const arrows = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

/** Lets what arrives by `import()` arrive. */
const arrive = (isIntersecting: boolean) =>
  act(async () => {
    approach(isIntersecting);
    await new Promise((done) => setTimeout(done, 20));
  });

test('all articles are there as a list of links, before and without any motion', () => {
  show(['Gate', 'Tower', 'Walls']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Gate', 'Tower', 'Walls']);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(arrows()).toEqual([]);
  expect(watched).toHaveLength(1);
});

test('far from the view nothing arrives', async () => {
  show(['Gate', 'Tower']);
  await arrive(false);
  expect(arrows()).toEqual([]);
  expect(useEmblaCarousel).not.toHaveBeenCalled();
});

test('near the view it can be moved by arrows, and loops', async () => {
  show(['Gate', 'Tower']);
  await arrive(true);
  expect(watched).toEqual([]);
  expect(useEmblaCarousel).toHaveBeenCalledWith(expect.objectContaining({ loop: true }));
  expect(attach).toHaveBeenCalledWith(screen.getByRole('list').parentElement);
  await userEvent.click(screen.getByRole('button', { name: 'Next articles' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next articles' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous articles' }));
  expect([carousel.scrollNext.mock.calls.length, carousel.scrollPrev.mock.calls.length]).toEqual([2, 1]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a single article has no arrows and does not loop', async () => {
  show(['Gate']);
  await arrive(true);
  expect(arrows()).toEqual([]);
  expect(useEmblaCarousel).toHaveBeenCalledWith(expect.objectContaining({ loop: false }));
});

test('gone before it came near, it watches no more', () => {
  show(['Gate', 'Tower']).unmount();
  expect(watched).toEqual([]);
});

test('in a browser without intersection observers it is a plain row of links', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  show(['Perast', 'Risan']);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
