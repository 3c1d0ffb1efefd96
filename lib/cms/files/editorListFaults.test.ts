import { createSample, samplePicture } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();

const POST = 'title: { en: Post, sr: Pošta }, words: { en: stamps, sr: markice }, answer: { en: None., sr: Nema. }';

const FAULTS_OF_LISTS: [what: string, spoil: () => void, fault: string][] = [
  [
    'both entries of a merge',
    () => sample.write('points.yaml', '<<<<<<< HEAD\n- id: quay\n=======\n>>>>>>> main\n'),
    'points.yaml, line 1: is left over from a merge; choose one of the two texts, and remove the other and the lines of <, = and >',
  ],
  ['a list that is gone', () => sample.remove('partners.yaml'), 'partners.yaml: is missing; write it'],
  [
    'a topic that was added twice',
    () => sample.write('topics.yaml', `- { id: post, ${POST} }\n`.repeat(2)),
    'topics.yaml, line 2: post: is listed twice; give one another id, or leave one out',
  ],
  [
    'an id that is too long for an address',
    () => sample.write('topics.yaml', `- { id: ${'a'.repeat(65)}, ${POST} }`),
    `topics.yaml, line 1: ${'a'.repeat(65)}: id: has more than 64 letters; shorten it`,
  ],
  [
    'a picture that nothing measured',
    () => sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg', { colour: undefined })])),
    'pictures.json, line 1: a.jpg: colour: is not measured; run npm run pictures',
  ],
  [
    'a picture without words in one language',
    () =>
      sample.write(
        'pictures.json',
        `[\n${JSON.stringify(samplePicture('a.jpg'))},\n${JSON.stringify(samplePicture('b.jpg', { alt: { en: 'Gate' } }))}\n]`,
      ),
    'pictures.json, line 3: b.jpg: alt.sr: is missing; write it',
  ],
];

test.each(FAULTS_OF_LISTS)('%s is told with its line and a remedy', (_what, spoil, fault) => {
  spoil();
  expect(sample.faults(({ faults }) => [...faults])).toEqual([`content/${fault}`]);
});
