/** @jest-environment node */
import { checkPlaceSources } from '@/lib/cms/files/check/placeSources';
import { createSample } from '@/lib/cms/files/check/sample.cases';

const sample = createSample();

const light = (source: string, day: string) => `light: { words: { en: Noon, sr: Podne }, source: ${source}, ${day} }`;

test('a day of a check needs a source that can be checked', () => {
  sample.write('guide/gate/place.yaml', light('general knowledge', 'checked: 2026-01-01'));
  expect(sample.faults(checkPlaceSources)).toEqual([
    'content/guide/gate/place.yaml: light.checked: “general knowledge” cannot be checked; write estimated instead',
  ]);
});

test.each([
  ['general knowledge', 'estimated: 2026-01-01'],
  ['kotor.com', 'checked: 2026-01-01'],
])('%s with %s stands', (source, day) => {
  sample.write('guide/gate/place.yaml', light(source, day));
  expect(sample.faults(checkPlaceSources)).toEqual([]);
});
