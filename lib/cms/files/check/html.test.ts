import { checkHtml } from '@/lib/cms/files/check/html';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();

const faultsOf = (text: string): string[] => {
  sample.folder('guide/gate', { sr: { text } });
  return sample.faults(checkHtml);
};

const PICTURE = 'is not shown; write a picture as ![](picture:perast.jpg)';
const FRAME =
  'is not shown; write a link, or use an https:// address on one of www.youtube.com, www.youtube-nocookie.com, player.vimeo.com, www.google.com, www.openstreetmap.org';
const INDENTED = 'is shown as code; remove the spaces or the tab before it';
const LIST = 'is not shown as a list; begin each line of a list with “- ” instead';
const BREAK =
  'is joined to the next line; write a paragraph in one line, with an empty line after it, or end a line that breaks there with \\';
const HEADING = 'is shown with its #; write a space after the last #';
const ASTERISKS =
  'is shown with its **; write a space before the first and after the last, none between them and the bold words';

test.each([
  ['<img src="a.jpg">', PICTURE],
  ['<IMG src="https://example.org/a.jpg" alt="x"/>', PICTURE],
  ['<img src="/pictures/a-1280.webp">', PICTURE.replace('is not shown', 'has no size and no other widths')],
])('%s is reported, as a block and in a line', (tag, remedy) => {
  const fault = `content/guide/gate/text.sr.md: text: “${tag}” ${remedy}`;
  expect(faultsOf(`Riva.\n\n${tag}\n\nGrad.`)).toEqual([fault]);
  expect(faultsOf(`Riva ${tag} i grad.`)).toEqual([fault]);
});

const UNCLOSED_REMEDY = 'is not closed and hides the text below it; write';
const FILM = '<iframe src="https://www.youtube.com/embed/x">';

test.each([
  ['<iframe src="https://example.org/film"></iframe>', '<iframe src="https://example.org/film">', FRAME],
  ['<iframe></iframe>', '<iframe>', FRAME],
  ...[
    ['https://www.youtube.com/watch?v=x', 'https://www.youtube.com/embed/'],
    ['https://player.vimeo.com/x', 'https://player.vimeo.com/video/'],
    ['https://www.google.com/maps/place/Kotor', 'https://www.google.com/maps/embed'],
    ['https://www.openstreetmap.org/#map=15/42/18', 'https://www.openstreetmap.org/export/embed.html'],
  ].map(([source, start]) => [
    `<iframe src="${source}"></iframe>`,
    `<iframe src="${source}">`,
    `is shown only as a link; its address must begin with ${start}`,
  ]),
  [FILM, FILM, `${UNCLOSED_REMEDY} </iframe> after it`],
  [FILM.replace('>', '/>'), FILM.replace('>', '/>'), `${UNCLOSED_REMEDY} </iframe> after it`],
  [`${FILM}\n\nGrad.\n\n${FILM}</iframe>`, FILM, `${UNCLOSED_REMEDY} </iframe> after it`],
  ['<!-- Riva', '<!-- Riva', `${UNCLOSED_REMEDY} --> at its end`],
  ['<!-- Riva -->\n\nGrad.\n\n<!-- Grad', '<!-- Grad', `${UNCLOSED_REMEDY} --> at its end`],
])('%j is reported', (text, found, remedy) => {
  expect(faultsOf(`Riva.\n\n${text}\n\nGrad.`)).toEqual([`content/guide/gate/text.sr.md: text: “${found}” ${remedy}`]);
});

test('a tag over several lines is named by the first', () => {
  expect(faultsOf('<img\n  src="a.jpg">')).toEqual([`content/guide/gate/text.sr.md: text: “<img” ${PICTURE}`]);
});

test.each([
  ['\tRiva je duga.\nGrad je mali.', 'Riva je duga.', INDENTED],
  ['    Riva je duga.', 'Riva je duga.', INDENTED],
  ['##Riva', '##Riva', HEADING],
  ['**Radno vrijeme:**9–17', '**Radno vrijeme:**9–17', ASTERISKS],
  ['- ** Riva** je duga.', '** Riva** je duga.', ASTERISKS],
  ['Riva je duga.\nGrad je mali.\nTrg je pun.', 'Riva je duga.', BREAK],
  ['Riva<br>je duga.\nGrad je mali.', 'Riva<br>je duga.', BREAK],
  ['> Riva je **duga**.\n> Grad je mali.', 'Riva je **duga**.', BREAK],
  ['- Riva\n- Grad\nTrg je pun.', 'Grad', BREAK],
  ['![](picture:a.jpg)\nRiva je duga\ni lijepa.', 'Riva je duga', BREAK],
  [`${'Riva je duga. '.repeat(9)}\nGrad.`, 'Riva je duga. Riva je duga. Riva je duga. Riva je duga. Riva', BREAK],
  ['Vidite:\n•\tRivu\n•\tGrad', '•\tRivu', LIST],
  ['·\u00A0 Riva', '·\u00A0 Riva', LIST],
  ['– Riva\n– Grad', '– Riva', LIST],
  ['\uF0B7\tRivu', '\uF0B7\tRivu', LIST],
  ['▪ Rivu\n▪ Grad', '▪ Rivu', LIST],
  ['o\tRivu', 'o\tRivu', LIST],
])('%j is reported', (text, found, remedy) => {
  expect(faultsOf(`Grad.\n\n${text}\n\nGrad.`)).toEqual([`content/guide/gate/text.sr.md: text: “${found}” ${remedy}`]);
});

test.each([
  '![](picture:a.jpg)',
  '![](picture:a.jpg)\n![](picture:b.jpg)',
  'Informacije\\\nTrg bb  \nKotor<br>\n85330',
  '- Riva\n- Grad',
  '- **Riva:** 9–17, **_trg_** i \\*\\*grad\\*\\* `a**b`',
  'Riva – grad',
  'Riva – grad\\\nTrg – sat',
  'Riva · grad',
  '– Gdje je sidro? – upita barba.',
  '<iframe width="560" src="https://www.youtube.com/embed/x"></iframe>',
  '<iframe src="https://www.google.com/maps/embed?pb=x"></iframe>',
  '<iframe src="https://www.google.com/maps/d/embed?mid=x"></iframe>',
  '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=18"></iframe>',
  "<iframe src='//player.vimeo.com/video/1'></iframe>",
  'A `<img src="a.jpg">` of code.',
  '<!-- <img src="a.jpg"> -->',
  'Riva <!-- i grad.',
  `${FILM}\n<p>Film</p></iframe>`,
  `${FILM}\n\n</iframe>`,
  '<b>Riva</b>',
  '## Riva\n\n- Grad\n\n    Riva je duga.',
  '```\n<img src="a.jpg">\n```',
  '#',
])('%s is in order', (text) => {
  expect(faultsOf(text)).toEqual([]);
});
