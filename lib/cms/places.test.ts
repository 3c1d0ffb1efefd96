import { getPlace } from '@/lib/cms/places';

test('a place is found by the id of its article, and nothing by any other', () => {
  expect(getPlace('sea-gate')?.coordinates).toMatchObject({ latitude: 42.425, longitude: 18.77 });
  expect(getPlace('klapa-singing')).toBeNull();
  expect(getPlace('665f1c2e9b1d8a0012ab34cd')).toBeNull();
});
