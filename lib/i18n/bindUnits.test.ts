import { bindBody, bindShortWords, bindUnits } from '@/lib/i18n/bindUnits';

test.each([
  'Tivat is 8.3_km away, 4.5_km/h on foot.',
  'Tivatski 8,3_km; 1,00_€ po noćenju, kartica M 30_€.',
  'The sea stays above 18_°C, the gate is 280_m from it.',
  'Popust 10_% na kafu, 150_ha, 5_min pješke (2_h).',
  '79–88_km, 340_m²',
  'Sloj od 20_cm snijega, 15_mm kiše, prtljag do 23_kg.',
  '_km from the gate, whose number is bold',
])('a number and its unit stay on one line: %s', (bound) => {
  expect(bindUnits(bound.replaceAll('_', ' '))).toBe(bound.replaceAll('_', '\u00a0'));
});

test.each([
  ['No photographs after 11 pm in St Tryphon’s.', 'No photographs after 11_pm in St_Tryphon’s.'],
  ['Od 1. do 12. jula 1878. godine, u XVIII vijeku.', 'Od 1._do 12._jula 1878._godine, u XVIII_vijeku.'],
  ['Traje do 1878. Kasnije IV ostaje.', 'Traje do 1878. Kasnije IV ostaje.'],
])('a number and a saint keep their next word: %s', (text, bound) => {
  expect(bindBody(text)).toBe(bound.replaceAll('_', '\u00a0'));
});

test.each([
  ['Off a ship, for a day', 'Off a_ship, for a_day'],
  ['Sveta Ana i Sveti Pavle', 'Sveta Ana i_Sveti Pavle'],
  ['A day in St Luke’s', 'A_day in St_Luke’s'],
])('a line of the title %s ends on no short word', (title, bound) => {
  expect(bindShortWords(title)).toBe(bound.replaceAll('_', '\u00a0'));
});

test.each(['8 kafana', '12 hours', '27 metara', '5 malih ponti', 'kuća 7 i 8', 'u 7 h2o', 'section m 5', '8\nkm'])(
  'other words may part: %s',
  (text) => {
    expect(bindUnits(text)).toBe(text);
  },
);

test.each([
  ['Na_osnovu_Odluke_o_površinama', 'Na osnovu Odluke o površinama'],
  ['ulica_duga_8_km_i_šira', 'ulica duga 8_km i šira'],
  ['od_trga_do_mora_i nazad_uz_more_do_trga', 'od trga do mora i nazad uz more do trga'],
  ['·______Prva stavka', '·      Prva stavka'],
  ['+382_32_325_951', '+382_32_325_951'],
])('words of a pasted text may part: %s', (pasted, text) => {
  expect(bindUnits(pasted.replaceAll('_', '\u00a0'))).toBe(text.replaceAll('_', '\u00a0'));
});
