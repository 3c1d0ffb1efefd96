import { checkHtml } from '@/lib/cms/files/check/html';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();

const faultsOf = (text: string): string[] => {
  sample.folder('guide/gate', { sr: { text } });
  return sample.faults(checkHtml);
};

const PICTURE = 'is not shown; write a picture as ![](picture:perast.jpg)';
const FRAME =
  'is not shown; write a link, or take an address of https:// and one of www.youtube.com, www.youtube-nocookie.com, player.vimeo.com, www.google.com, www.openstreetmap.org';

test.each([
  ['<img src="a.jpg">', PICTURE],
  ['<IMG src="https://example.org/a.jpg" alt="x"/>', PICTURE],
  ['<img src="/pictures/a-1280.webp">', PICTURE.replace('is not shown', 'has no size and no other widths')],
  ['<iframe src="https://example.org/film">', FRAME],
  ['<iframe>', FRAME],
])('%s is told, as a block and in a line', (tag, remedy) => {
  const fault = `content/guide/gate/text.sr.md: text: “${tag}” ${remedy}`;
  expect(faultsOf(`Riva.\n\n${tag}\n\nGrad.`)).toEqual([fault]);
  expect(faultsOf(`Riva ${tag} i grad.`)).toEqual([fault]);
});

test('a tag over several lines is named by the first', () => {
  expect(faultsOf('<img\n  src="a.jpg">')).toEqual([`content/guide/gate/text.sr.md: text: “<img” ${PICTURE}`]);
});

test.each([
  '![](picture:a.jpg)',
  '<iframe width="560" src="https://www.youtube.com/embed/x"></iframe>',
  "<iframe src='//player.vimeo.com/video/1'></iframe>",
  'A `<img src="a.jpg">` of code.',
  '<!-- <img src="a.jpg"> -->',
  '<b>Riva</b>',
])('%s is in order', (text) => {
  expect(faultsOf(text)).toEqual([]);
});
