import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNotes } from '@/lib/cms/files/notes';
import { PLANS_FILE, readPlans } from '@/lib/cms/files/readPlans';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plans-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(days: string) {
  const notes = createNotes();
  writeFileSync(join(root, PLANS_FILE), `- { id: one-day, name: { en: A day, sr: Dan }, days: ${days} }\n`);
  const plans = readPlans(root, notes.attempt);
  return { days: plans[0]?.days, faults: notes.faults.map((fault) => fault.replace(`${root}/`, '')) };
}

test('a plan has days in the fields of the planner’s form', () => {
  expect(read("[{ from: '09:00', to: '17:00', round: perast, rain: 'yes' }]").days).toEqual([
    { from: '09:00', to: '17:00', round: 'perast', rain: 'yes' },
  ]);
});

test.each([
  ['[]', 'days'],
  ["[{ from: '17:00', to: '09:00' }]", 'must be after from'],
  ["[{ from: '0900', to: '17:00' }]", 'days.1.from'],
  ["[{ from: '09:00', to: '17:00', round: moon }]", 'days.1.round'],
  ["[{ from: '09:00', to: '17:00', rain: true }]", 'must be yes'],
])('%s is a fault', (days, fault) => {
  expect(read(days)).toEqual({ days: undefined, faults: [expect.stringContaining(fault)] });
});
