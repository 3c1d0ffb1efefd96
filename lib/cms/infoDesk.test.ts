import { INFO_DESK } from '@/lib/cms/infoDesk';
import { exampleValues } from '@/lib/server/exampleValues';

test('an example number is not published as a checked fact', () => {
  expect(exampleValues(INFO_DESK.place.telephone ?? null)).toEqual([]);
});
