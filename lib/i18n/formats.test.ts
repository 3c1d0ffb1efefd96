import { translator } from '@/lib/i18n/translator';

test.each([
  [1, '€1 a night', '1\u00a0€ po noćenju'],
  [1.5, '€1.50 a night', '1,50\u00a0€ po noćenju'],
])('the home page does not round the tax of %d euro', (adult, english, montenegrin) => {
  expect(translator('en', 'HomePage')('quick.taxText', { adult })).toContain(english);
  expect(translator('sr', 'HomePage')('quick.taxText', { adult })).toContain(montenegrin);
});
