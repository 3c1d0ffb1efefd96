import { hideEndedNotice } from '@/lib/server/page-cache/endedNotice';

const PAGE = '<header></header><div class="n" role="status" data-notice-until="1000">Storm</div><main></main>';

test('a notice is hidden from its end on, not before', () => {
  expect(hideEndedNotice(PAGE, 999)).toBe(PAGE);
  expect(hideEndedNotice(PAGE, 1_000)).toContain('data-notice-until="1000" hidden="">Storm');
});

test('a page without a notice stays as it is', () => {
  expect(hideEndedNotice('<main data-notice></main>', 5)).toBe('<main data-notice></main>');
});
