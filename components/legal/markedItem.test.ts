import { type MarkedItem, toMarkedItem } from '@/components/legal/markedItem';

const CASES: [item: string, expected: MarkedItem][] = [
  ['✓ Allowed', { mark: { sign: '✓', kind: 'tick' }, text: 'Allowed' }],
  ['✔️ Allowed', { mark: { sign: '✔', kind: 'tick' }, text: 'Allowed' }],
  ['✅Allowed', { mark: { sign: '✅', kind: 'tick' }, text: 'Allowed' }],
  ['  ✗ Forbidden ', { mark: { sign: '✗', kind: 'cross' }, text: 'Forbidden' }],
  ['❌ Forbidden', { mark: { sign: '❌', kind: 'cross' }, text: 'Forbidden' }],
  ['✕ Forbidden', { mark: { sign: '✕', kind: 'cross' }, text: 'Forbidden' }],
  ['Plain', { mark: null, text: 'Plain' }],
  ['Plain ✓ later', { mark: null, text: 'Plain ✓ later' }],
  ['', { mark: null, text: '' }],
];

test.each(CASES)('the mark of %j is at its start', (item, expected) => {
  expect(toMarkedItem(item)).toEqual(expected);
});
