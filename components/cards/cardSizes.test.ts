import { uprightCard } from '@/components/cards/cardSizes';

test('a whole picture is drawn wider than its upright box, its part as wide as it', () => {
  const { sizes, upright } = uprightCard('(min-width: 1376px) 300px, (min-width: 464px) 12.5vw, 90vw');
  expect(sizes).toMatch(/, \(min-width: 1376px\) 450px, \(min-width: 464px\) 19vw, 135vw$/);
  expect(upright?.sizes).toMatch(/, \(min-width: 1376px\) 300px, \(min-width: 464px\) 12\.5vw, 90vw$/);
});
