import { LANGUAGES } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { DRIVER_PLACES } from '@/lib/visitor-info/driverCards';

const keys = DRIVER_PLACES.map(({ key }) => key);

test('there are six to eight places, each once', () => {
  expect(keys.length).toBeGreaterThanOrEqual(6);
  expect(keys.length).toBeLessThanOrEqual(8);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(LANGUAGES)('each place has a name of its own in %s, and there is none without a place', (language) => {
  const { places } = MESSAGES[language].VisitorsInfoPage.drivers;
  expect(Object.keys(places).sort()).toEqual([...keys].sort());
  expect(new Set(Object.values(places)).size).toBe(keys.length);
});

test.each(DRIVER_PLACES)('the card of $key is in Latin letters, without a made-up number', ({ key, address }) => {
  const name = MESSAGES.sr.VisitorsInfoPage.drivers.places[key];
  for (const words of [name, address]) expect(words).toMatch(/^\p{Script=Latin}[\p{Script=Latin} ,–]+$/u);
});
