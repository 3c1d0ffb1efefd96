import fc from 'fast-check';
import {
  calculateTax,
  GUEST_FIELDS,
  MAX_GUESTS,
  MAX_NIGHTS,
  parseStay,
  STAY_FIELDS,
  type Stay,
  type StayErrors,
  type StayInputs,
  type StayRule,
} from '@/lib/tax/residenceTax';

/** Adults, children, under 12, exempt, nights. */
type Typed = [adults: string, children: string, young: string, exempt: string, nights: string];

const toInputs = (typed: Typed): StayInputs =>
  Object.fromEntries(STAY_FIELDS.map((field, index) => [field, typed[index] ?? ''])) as StayInputs;

/** What a stay costs in cents, worked out by hand. */
const SUMS: [typed: Typed, total: number, rules: StayRule[]][] = [
  [['2', '', '', '', '1'], 200, ['adults']],
  [['1', '1', '1', '1', '1'], 150, ['adults', 'children', 'young', 'exempt']],
  [['1', '', '', '', '1'], 100, ['adults']],
  [['2', '', '', '', '7'], 1_400, ['adults']],
  [['2', '', '', '', '29'], 5_800, ['adults']],
  [['02', '', '', '', '03'], 600, ['adults']],
  [['4', '0', '0', '0', '2'], 800, ['adults']],
  [['50', '', '', '', '2'], 10_000, ['adults']],
  [['2', '2', '', '', '7'], 2_100, ['adults', 'children']],
  [['3', '28', '', '', '1'], 1_700, ['adults', 'children']],
  [['999', '999', '', '', '1'], 149_850, ['adults', 'children']],
  [['2', '1', '1', '', '10'], 2_500, ['adults', 'children', 'young']],
  [['2', '', '2', '', '5'], 1_000, ['adults', 'young']],
  [['1', '', '', '1', '14'], 1_400, ['adults', 'exempt']],
  [['', '1', '', '', '3'], 150, ['children']],
  [['', '45', '', '', '3'], 6_750, ['children']],
  [['', '', '1', '', '4'], 0, ['young']],
  [['', '', '', '3', '6'], 0, ['exempt']],
  [['1', '', '', '', '30'], 3_000, ['adults']],
  [['1', '1', '', '', '30'], 4_500, ['adults', 'children']],
  [['1', '1', '', '', '31'], 0, ['longStay', 'longStay']],
  [['1', '', '', '', '366'], 0, ['longStay']],
  [['2', '3', '1', '1', '366'], 0, ['longStay', 'longStay', 'young', 'exempt']],
];

/** What is said about a stay that cannot be counted. */
const WRONG: [typed: Typed, errors: StayErrors][] = [
  [['', '', '', '', ''], { adults: 'nobody', nights: 'missing' }],
  [['0', '0', '0', '0', '3'], { adults: 'nobody' }],
  [['2', '', '', '', ''], { nights: 'missing' }],
  [['2', '', '', '', '0'], { nights: 'missing' }],
  [['-1', '', '', '', '3'], { adults: 'negative' }],
  [['2', '-0.5', '', '', '3'], { children: 'negative' }],
  [['2', '', '', '', '-3'], { nights: 'negative' }],
  [['−1', '', '', '', '– 3'], { adults: 'negative', nights: 'negative' }],
  [['1e9', '', '', '', '3'], { adults: 'text' }],
  [['2', '', 'NaN', 'Infinity', '0x10'], { young: 'text', exempt: 'text', nights: 'text' }],
  [['２', '', '', '', '3'], { adults: 'text' }],
  [['2.5', '', '', '', '3'], { adults: 'fraction' }],
  [['2', '1,5', '.25', '', '3'], { children: 'fraction', young: 'fraction' }],
  [['-10', '-.25', '', '', '3'], { adults: 'negative', children: 'negative' }],
  [['-2a', 'a-2', '2.5a', 'a2.5', '3'], { adults: 'text', children: 'text', young: 'text', exempt: 'text' }],
  [['1000', '', '', '', '3'], { adults: 'tooLarge' }],
  [['2', '', '', '', '367'], { nights: 'tooLarge' }],
];

test.each(SUMS)('%j costs %d cents', (typed, total, rules) => {
  const { stay, errors } = parseStay(toInputs(typed));
  expect(errors).toBeNull();
  const sum = stay && calculateTax(stay);
  expect(sum?.total).toBe(total);
  expect(sum?.lines.map(({ rule }) => rule)).toEqual(rules);
});

test.each(WRONG)('%j is answered with %j', (typed, errors) => {
  expect(parseStay(toInputs(typed))).toEqual({ stay: null, errors });
});

/** The rules as docs/requirements.md states them (Tourist tax), guest by guest and night by night. */
function countOneByOne({ adults, children, nights }: Stay): number {
  if (nights > 30) return 0;
  let cents = 0;
  for (let night = 0; night < nights; night += 1) {
    for (let adult = 0; adult < adults; adult += 1) cents += 100;
    for (let child = 0; child < children; child += 1) cents += 50;
  }
  return cents;
}

const OPTIONS = { numRuns: 200, seed: 1 };

const guests = fc.oneof(fc.constantFrom(0, 1, 2), fc.nat(60), fc.nat(MAX_GUESTS));
const stays = fc.record({
  adults: fc.integer({ min: 1, max: 9 }),
  children: guests,
  young: guests,
  exempt: guests,
  nights: fc.oneof(fc.constantFrom(30, 31), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: MAX_NIGHTS })),
});

test('a stay costs what counting one by one gives', () => {
  fc.assert(
    fc.property(stays, (expected) => {
      const { stay } = parseStay(toInputs(STAY_FIELDS.map((field) => String(expected[field])) as Typed));
      expect(stay).toEqual(expected);
      const { lines, total } = calculateTax(expected);
      expect(total).toBe(countOneByOne(expected));
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
      for (const { guests: count, rate, amount } of lines) expect(amount).toBe(count * expected.nights * (rate ?? 0));
      expect(lines.map(({ field }) => field)).toEqual(GUEST_FIELDS.filter((field) => expected[field] > 0));
    }),
    OPTIONS,
  );
});

const NOISE = ['-', '+', '.', ',', 'e', ' ', '0', '1', '9', 'a', '€', '\u0000', '😀'];

const noise = fc.string({ unit: fc.constantFrom(...NOISE), maxLength: 5 });

test('noise is a whole number within bounds or has an error of its own', () => {
  fc.assert(
    fc.property(fc.tuple(noise, noise, noise, noise, noise), (typed) => {
      const { stay, errors } = parseStay(toInputs(typed));
      if (errors) expect(Object.keys(errors).length).toBeGreaterThan(0);
      for (const value of Object.values(stay ?? {})) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(MAX_GUESTS);
      }
    }),
    OPTIONS,
  );
});
