import { render, screen } from '@testing-library/react';
import { CardGroups } from '@/components/lists/CardGroups';

const month = (heading: string, isOver: boolean) => ({ key: heading, heading, isOver, cards: [] });

const GROUPS = [month('May', false), month('March', true), month('January', true)];

test.each([
  ['one heading is over all months that have ended', GROUPS, false, ['May', 'Past events', 'March', 'January']],
  ['a page after it does not repeat it', GROUPS.slice(2), true, ['January']],
])('%s', (_what, groups, isAfterOver, headings) => {
  render(
    <CardGroups groups={groups} isAfterOver={isAfterOver} past="Past events">
      {() => null}
    </CardGroups>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(headings);
});
