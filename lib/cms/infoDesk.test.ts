import { INFO_DESK } from '@/lib/cms/infoDesk';
import { placeFile } from '@/lib/cms/schema/placeFile';
import { exampleValues } from '@/lib/server/exampleValues';

test('the facts in lib/site.ts have the form of a place.yaml', () => {
  expect(placeFile.safeParse(INFO_DESK.place).error?.issues).toBeUndefined();
});

test('an example number is not published as a checked fact', () => {
  expect(exampleValues(INFO_DESK.place.telephone ?? null)).toEqual([]);
});
