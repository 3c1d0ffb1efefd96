import { openDetails } from '@/components/ui/browser/openDetails';

const scrollIntoView = jest.fn();

/** The elements that are open, by their ids. */
const open = () => [...document.querySelectorAll<HTMLDetailsElement>('[open]')].map(({ id }) => id);

const follow = async (fragment: string): Promise<void> => {
  location.hash = fragment;
  await new Promise((done) => addEventListener('hashchange', done, { once: true }));
};

const print = (): string[] => {
  dispatchEvent(new Event('beforeprint'));
  const printed = open();
  dispatchEvent(new Event('afterprint'));
  return printed;
};

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = ['one', 'two', 'three']
    .map((id) => `<details id="${id}"><summary>${id}</summary><p id="in-${id}"></p></details>`)
    .join('');
});

test('a fragment opens the section it leads into, at the start and later', async () => {
  await follow('#in-two');
  openDetails();
  expect(open()).toEqual(['two']);
  await follow('#in-three');
  expect(open()).toEqual(['two', 'three']);
  await follow('#in-two');
  await follow('#elsewhere');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('closed sections are open while they are printed', () => {
  openDetails();
  document.querySelector('details')?.setAttribute('open', '');
  expect(print()).toEqual(['one', 'two', 'three']);
  expect(open()).toEqual(['one']);
});
