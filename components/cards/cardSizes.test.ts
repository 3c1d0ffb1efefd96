import { uprightCard } from '@/components/cards/cardSizes';

test('the whole picture is wider than its upright box, the cropped one as wide', () => {
  const { sizes, crop } = uprightCard('(min-width: 1376px) 300px, (min-width: 464px) 12.5vw, 90vw');
  expect(sizes).toMatch(/, \(min-width: 1376px\) 450px, \(min-width: 464px\) 19vw, 135vw$/);
  expect(crop?.sizes).toMatch(/, \(min-width: 1376px\) 300px, \(min-width: 464px\) 12\.5vw, 90vw$/);
});
