/** @jest-environment node */
import { contractArticle } from '@/lib/contract/article';
import { getAllEvents } from '@/lib/provider/allEvents';
import { found, UNAVAILABLE } from '@/lib/provider/answer';
import { getEvents } from '@/lib/provider/questions';

jest.mock('@/lib/provider/questions', () => ({ getEvents: jest.fn() }));

const LATER_MS = 600_000;

/** Two pages of events; the page named fails. */
const provide = (failing: (page: number) => boolean): void => {
  jest.mocked(getEvents).mockImplementation(async (page) => {
    if (failing(page)) return UNAVAILABLE;
    const data = [`event-${page}`, 'moved-while-reading'].map((_id) => contractArticle.parse({ _id, type: 'event' }));
    return found({ data, page, lastPage: 2, perPage: 2, total: 4 });
  });
};

async function readIds(): Promise<string[] | string> {
  const answer = await getAllEvents();
  return answer.state === 'found' ? answer.value.map(({ _id }) => _id) : answer.state;
}

test('all events are there once; what stands stays through an outage, however long', async () => {
  provide(() => true);
  expect(await readIds()).toBe('unavailable');
  provide((page) => page === 2);
  expect(await readIds()).toEqual(['event-1', 'moved-while-reading']);
  provide(() => false);
  const all = ['event-1', 'moved-while-reading', 'event-2'];
  expect(await readIds()).toEqual(all);

  provide(() => true);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER_MS);
  expect(await readIds()).toEqual(all);
  expect(await readIds()).toEqual(all);
});
