import { pictureCredit } from '@/lib/pictures/pictureCredit';

test.each([
  [undefined, { en: 'Illustration', sr: 'Ilustracija' }],
  [
    'Ana $& Perović, CC BY 4.0',
    { en: 'Photo: Ana $& Perović, CC BY 4.0', sr: 'Fotografija: Ana $& Perović, CC BY 4.0' },
  ],
])('the credit of a picture by %s is written in both languages', (credit, expected) => {
  expect(pictureCredit(credit)).toEqual(expected);
});
