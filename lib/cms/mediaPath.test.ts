import { isMediaPath } from '@/lib/cms/mediaPath';

test.each([
  [['uploads', 'a.jpg']],
  [['uploads', '2026', 'šetnja uz more (1).jpg']],
  [['decomposed', 'oružja.jpg'.normalize('NFD')]],
  [["St Luke's & the sea!.jpg"]],
  [['Kotor – stari grad.jpg']],
  [['Kotor’s walls.jpg']],
  [['IMG [1].jpg']],
  [['20°.jpg']],
  [['a;b.jpg']],
  [['Screenshot 9.41\u202fPM.png']],
  [['old\u00a0town.jpg']],
  [['a']],
  [Array(12).fill('a')],
])('%j is the path of a picture', (path) => {
  expect(isMediaPath(path)).toBe(true);
});

test.each([
  ...['..', '.', '...', 'a/b.jpg', 'a\\b.jpg', 'a?b=1', 'a#b', '%2e%2e', 'a\u0000.jpg', '@evil.example:80', ''],
  ...['a\n.jpg', 'a\u202egpj.exe', 'a\u200b.jpg', 'a\ud800.jpg', '%5c', 'a:b'],
  'x'.repeat(201),
])('%j is no segment of such a path', (segment) => {
  expect(isMediaPath(['uploads', segment, 'a.jpg'])).toBe(false);
});

test('a path of too many segments is no path of a picture', () => {
  expect(isMediaPath(Array(13).fill('a'))).toBe(false);
});
