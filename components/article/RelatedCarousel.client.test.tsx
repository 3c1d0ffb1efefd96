import { act, render, screen } from '@testing-library/react';
import useEmblaCarousel from 'embla-carousel-react';
import { RelatedCarousel } from '@/components/article/RelatedCarousel.client';
import { fakeIntersection } from '@/components/ui/browser/intersection.testUtils';
import { CAROUSEL_MOTION } from '@/components/ui/design/reducedMotion';

const carousel = { scrollPrev: jest.fn(), scrollNext: jest.fn() };
const attach = jest.fn();

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: jest.fn() }));

const intersect = fakeIntersection();

beforeEach(() => {
  jest.mocked(useEmblaCarousel).mockReturnValue([attach, carousel] as unknown as ReturnType<typeof useEmblaCarousel>);
});

const show = (names: string[]) =>
  render(
    <RelatedCarousel
      messages={{ previous: 'Previous articles', next: 'Next articles' }}
      slides={names.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    />,
  );

const arrows = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

/** Intersects, and waits for the `import()`. */
const load = (isIntersecting: boolean) =>
  act(async () => {
    intersect(isIntersecting);
    await new Promise((done) => setTimeout(done, 20));
  });

test.each([
  ['far from the view', ['Gate', 'Tower'], false],
  ['of a single article', ['Gate'], true],
])('a row %s has no arrows, and nothing loads that would move it', async (_row, names, isIntersecting) => {
  show(names);
  await load(isIntersecting);
  expect(arrows()).toEqual([]);
  expect(useEmblaCarousel).not.toHaveBeenCalled();
});

test('a row that was scrolled before the script arrived begins at the same article', async () => {
  show(['Gate', 'Tower', 'Wall']);
  const slides = screen.getAllByRole('listitem');
  for (const slide of slides) Object.defineProperty(slide, 'offsetWidth', { value: 300 });
  const viewport = slides[0]?.closest('div') as HTMLElement;
  viewport.scrollLeft = 570;
  attach.mockImplementation(() => expect(viewport.scrollLeft).toBe(0));
  await load(true);
  expect(attach).toHaveBeenCalledWith(viewport);
  expect(useEmblaCarousel).toHaveBeenLastCalledWith(
    expect.objectContaining({ ...CAROUSEL_MOTION, loop: true, startIndex: 2 }),
  );
});
