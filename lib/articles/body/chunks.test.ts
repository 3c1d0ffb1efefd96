import fc from 'fast-check';
import { toChunks } from '@/lib/articles/body/chunks';

const A40 = `${'a'.repeat(38)}. `;
const B40 = `${'b'.repeat(38)}! `;
const C40 = `${'c'.repeat(38)}?`;

const CASES: [what: string, text: string, chunks: string[]][] = [
  ['nothing', '', []],
  ['a word', 'Kotor', ['Kotor']],
  ['a sentence', 'The gate is old.', ['The gate is old.']],
  ['short sentences share a chunk', 'One. Two! Three?', ['One. Two! Three?']],
  ['a chunk ends where the next sentence would pass 100 characters', A40 + B40 + C40, [A40 + B40, C40]],
  ['exactly 100 characters are one chunk', A40 + 'b'.repeat(60), [A40 + 'b'.repeat(60)]],
  ['the space after a chunk does not count', `${'x'.repeat(99)}. Next.`, [`${'x'.repeat(99)}. `, 'Next.']],
  [
    'nor do other white space and breaks',
    `Ab. ${'x y '.repeat(24)}z${'\n'.repeat(9)}`,
    ['Ab. ', `${'x y '.repeat(24)}z${'\n'.repeat(9)}`],
  ],
  ['a quotation keeps its closing mark', `${'x'.repeat(96)}.” Next.`, [`${'x'.repeat(96)}.” `, 'Next.']],
  ['a long sentence is cut between words', 'word '.repeat(30).trim(), ['word '.repeat(20), 'word '.repeat(10).trim()]],
  ['a word longer than a chunk is cut through', 'w'.repeat(250), ['w'.repeat(100), 'w'.repeat(100), 'w'.repeat(50)]],
  ['white space longer than a chunk', `ab${' '.repeat(250)}cd`, [`ab${' '.repeat(200)}`, `${' '.repeat(50)}cd`]],
  ['full stops alone', '...', ['...']],
];

test.each(CASES)('a text is cut into chunks: %s', (_what, text, chunks) => {
  expect(toChunks(text)).toEqual(chunks);
});

const PARTS = ['. ', '! ', '?', '…', ' ', ' ', 'riječ', 'the', '\n', '»', 'ž'.repeat(40), 'long'.repeat(40)];

test('whatever the text: nothing is lost, and no chunk is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...PARTS), maxLength: 60 }), (text) => {
      const chunks = toChunks(text);
      expect(chunks.join('')).toBe(text);
      for (const chunk of chunks) expect(chunk.trimEnd().length).toBeLessThanOrEqual(100);
    }),
    { numRuns: 300, seed: 1 },
  );
});
