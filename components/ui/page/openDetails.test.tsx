import { openDetails } from '@/components/ui/page/openDetails';

const scrollIntoView = jest.fn();

/** The elements that are open, by their ids. */
const open = () => [...document.querySelectorAll<HTMLDetailsElement>('[open]')].map(({ id }) => id);

const follow = async (fragment: string): Promise<void> => {
  location.hash = fragment;
  await new Promise((done) => addEventListener('hashchange', done, { once: true }));
};

test('a fragment opens the section it leads into, at the start and later', async () => {
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = ['one', 'two', 'three']
    .map((id) => `<details id="${id}"><summary>${id}</summary><p id="in-${id}"></p></details>`)
    .join('');
  await follow('#in-two');
  openDetails();
  expect(open()).toEqual(['two']);
  await follow('#in-three');
  expect(open()).toEqual(['two', 'three']);
  await follow('#in-two');
  await follow('#elsewhere');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});
