import { getAllEvents } from '@/lib/cms/allEvents';
import { getCalendarEvents } from '@/lib/cms/calendarEvents';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';

jest.mock('@/lib/cms/allEvents', () => ({ getAllEvents: jest.fn() }));

const NOW = new Date('2026-05-10T12:00:00Z');

const inDays = (days: number) =>
  contractArticle.parse({
    _id: `e${days}`.replace('-', '_'),
    type: 'event',
    startDate: new Date(NOW.getTime() + days * DAY_MS).toISOString(),
  });

beforeEach(() => jest.spyOn(clock, 'now').mockReturnValue(NOW));

test('the events to come and those of three months, the earliest first', async () => {
  const undated = contractArticle.parse({ _id: 'undated', type: 'event' });
  jest.mocked(getAllEvents).mockResolvedValue(found([...[300, -400, 0, 20, -89, -91].map(inDays), undated]));
  const answer = await getCalendarEvents();
  expect(answer.state === 'found' && answer.value.map(({ _id }) => _id)).toEqual(['e_89', 'e0', 'e20', 'e300']);
});

test('an outage gives no calendar', async () => {
  jest.mocked(getAllEvents).mockResolvedValue(UNAVAILABLE);
  expect(await getCalendarEvents()).toEqual(UNAVAILABLE);
});
