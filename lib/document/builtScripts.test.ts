import { classesIn } from '@/lib/document/builtScripts.mjs';

test('a text of one endless word is read in no time', () => {
  expect([...classesIn(`"className":"a_b c_d" ${'x'.repeat(1_000_000)}`)]).toEqual(['a_b', 'c_d']);
});
