import { exampleValues } from '@/lib/server/exampleValues';

test('lists each reserved value with its path, at any depth', () => {
  const values = {
    phone: '+382 32 000 000',
    taxiMobile: '+382 67 000 000',
    companyId: '00000000',
    links: { map: 'https://maps.example.org/a', real: 'https://kotor.travel' },
    social: [{ href: 'https://www.instagram.com/kotor.example/' }],
    tour: null,
  };
  expect(exampleValues(values)).toEqual([
    'phone: +382 32 000 000',
    'taxiMobile: +382 67 000 000',
    'companyId: 00000000',
    'links.map: https://maps.example.org/a',
    'social.0.href: https://www.instagram.com/kotor.example/',
  ]);
});

test('real values are no examples', () => {
  expect(exampleValues({ phone: '+382 32 325 950', email: 'info@tokotor.me', text: 'An exemplary town' })).toEqual([]);
});
