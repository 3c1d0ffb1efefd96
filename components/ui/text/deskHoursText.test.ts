import { deskHoursText } from '@/components/ui/text/deskHoursText';
import { getMapPlaces } from '@/lib/cms/getMapPlaces';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { desk } from '@/lib/seo/graph/organization';
import { getOpenDataPlaces } from '@/lib/seo/openDataPlaces';
import { toPlacesGeoJson } from '@/lib/seo/placesGeoJson';
import { toPlacesJsonLd } from '@/lib/seo/placesJsonLd';

jest.mock('@/lib/site', () => {
  const { site } = jest.requireActual('@/lib/site');
  const weekly = [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], times: ['08:00-20:00'] },
    { days: ['sat'], times: ['09:00-14:00'], from: '05-01', to: '10-31' },
  ];
  const exceptions = [{ day: '2028-07-13', times: [] }];
  return { site: { ...site, deskHours: { weekly, exceptions, checked: '2028-03-01' } } };
});

beforeEach(() => jest.spyOn(clock, 'now').mockReturnValue(new Date('2028-06-01T12:00:00Z')));

const LINES: Record<Language, string> = {
  en: 'Mon–Fri 08:00–20:00; 1\u00a0May – 31\u00a0October, Sat 09:00–14:00; 13.07.2028 closed',
  sr: 'pon–pet 08:00–20:00; 1.\u00a0maj – 31.\u00a0oktobar, sub 09:00–14:00; 13.07.2028 zatvoreno',
};

test.each(Object.entries(LINES) as [Language, string][])(
  'hours of the desk are in its contacts and on the map: %s',
  async (language, lines) => {
    expect(deskHoursText(language)).toBe(lines);
    const entry = (await getMapPlaces(language)).find(({ id }) => id === 'info-desk');
    const { closed } = MESSAGES[language].OpeningHoursList;
    const shown = entry?.openingHours?.lines.map(({ when, times }) => `${when} ${times || closed}`);
    expect(shown?.join('; ')).toBe(lines);
    // ‘Open now’ is computed from these.
    expect(entry?.openingHours?.hours).toMatchObject({ weekly: [{ times: ['08:00-20:00'] }, { days: ['sat'] }] });
  },
);

test('hours of the desk are in the structured data of the organisation', () => {
  expect(desk('en').openingHoursSpecification).toMatchObject([
    { dayOfWeek: expect.arrayContaining(['Monday']), opens: '08:00:00', closes: '20:00:00' },
    { opens: '09:00:00', closes: '14:00:00' },
    { opens: '00:00:00', closes: '00:00:00', validFrom: '2028-07-13', validThrough: '2028-07-13' },
  ]);
});

test('hours whose check is more than a year old are shown nowhere', async () => {
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2029-03-02T12:00:00Z'));
  expect(deskHoursText('en')).toBeNull();
  expect(desk('en').openingHoursSpecification).toBeUndefined();
  expect((await getMapPlaces('en')).find(({ id }) => id === 'info-desk')?.openingHours).toBeNull();
});

test('hours of the desk are in the open data', async () => {
  const places = await getOpenDataPlaces();
  const geo = JSON.parse(toPlacesGeoJson(places));
  const feature = geo.features.find(({ id }: { id: string }) => id === 'info-desk');
  expect(JSON.stringify(feature.properties.opening_hours)).toContain('Mo-Fr 08:00-20:00, May 01-Oct 31 Sa 09:00-14:00');
  const linked = JSON.parse(toPlacesJsonLd(places));
  const node = linked['@graph'].find((each: { '@id': string }) => each['@id'].endsWith('#info-desk'));
  expect(node.openingHoursSpecification).toHaveLength(3);
});
