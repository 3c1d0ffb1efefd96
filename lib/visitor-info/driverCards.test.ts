import { DRIVER_PLACES } from '@/lib/visitor-info/driverCards';
import en from '@/messages/en.json';
import sr from '@/messages/sr.json';

const keys = DRIVER_PLACES.map(({ key }) => key);

test('there are six to eight places, each once', () => {
  expect(keys.length).toBeGreaterThanOrEqual(6);
  expect(keys.length).toBeLessThanOrEqual(8);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(DRIVER_PLACES.map(({ name }) => name)).size).toBe(keys.length);
});

test('each place has a name in both languages, and there is none without a place', () => {
  for (const messages of [en, sr]) {
    const { places } = messages.VisitorsInfoPage.drivers;
    expect(Object.keys(places).sort()).toEqual([...keys].sort());
    for (const name of Object.values(places)) expect(name.trim()).not.toBe('');
  }
});

test.each(DRIVER_PLACES)('$name reads the same on the Montenegrin page as on its card', ({ key, name }) => {
  expect(sr.VisitorsInfoPage.drivers.places[key]).toBe(name);
});

test.each(DRIVER_PLACES)('$name has an address in Latin letters, without a made-up number', ({ name, address }) => {
  expect(name).toMatch(/^\p{Script=Latin}/u);
  expect(`${name}${address}`).not.toMatch(/\d|\p{Script=Cyrillic}/u);
  expect(address.trim()).toBe(address);
  expect(address).not.toBe('');
});
