import { ORIGIN, setCaches } from '@/lib/offline/worker.testUtils';
import { savedTripEntries } from '@/lib/trip/savedTripEntries';

test('of each item of a trip the entry in the language that was cached last is found', async () => {
  const cached = (language: string, items: string, names: Record<string, string>) => {
    const rest = { href: '/', label: { text: '' }, when: null, note: null, place: null, days: null, picture: null };
    const entries = Object.entries(names).map(([id, text]) => ({ id, title: { text }, isOnMap: false, ...rest }));
    const response = Response.json({ entries, missing: [], isIncomplete: false });
    return [`${ORIGIN}/trip/v1/${language}.json?items=${items}`, response] as const;
  };
  setCaches({
    'kotor-files:b0': new Map([cached('en', 'perast.tower', { perast: 'Perast before', tower: 'Tower' })]),
    'kotor-files:b1': new Map([
      cached('en', 'perast.verige', { perast: 'Perast', verige: 'Verige' }),
      cached('sr', 'tower', { tower: 'Sat kula' }),
      [`${ORIGIN}/trip/v1/en.json?items=tower`, Response.json({ items: [] })],
    ]),
  });
  const entries = await savedTripEntries('en', ['tower', 'perast', 'gone']);
  expect(entries.map(({ title }) => title.text)).toEqual(['Tower', 'Perast']);
});
