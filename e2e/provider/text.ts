import { toSlug } from '@/lib/articles/slug';

export type BilingualText = { en: string; sr: string };

/** The provider’s town is another one, so that none of its texts is one of the shipped content. */
export const TOWN: BilingualText = { en: 'Quillport', sr: 'Kvilograd' };

const NOUNS: readonly BilingualText[] = [
  { en: 'the copper lantern', sr: 'bakarni fenjer' },
  { en: 'the tidal organ', sr: 'orgulje plime' },
  { en: 'the glass ferry', sr: 'stakleni trajekt' },
  { en: 'the whistling pier', sr: 'mol koji zviždi' },
  { en: 'the paper lighthouse', sr: 'papirni svjetionik' },
  { en: 'the upside-down orchard', sr: 'naopaki voćnjak' },
  { en: 'the velvet quarry', sr: 'plišani kamenolom' },
];

const noun = (number: number): BilingualText => NOUNS[number % NOUNS.length] ?? { en: '', sr: '' };

/**
 * @param kind such as ‘story’
 * @param edition a word that ends every title, set by `publish`
 */
export function titleText(kind: BilingualText, number: number, edition: string): BilingualText {
  const { en, sr } = noun(number);
  const suffix = edition ? ` (${edition})` : '';
  return {
    en: `${TOWN.en} ${kind.en} ${number}: ${en}${suffix}`,
    sr: `${TOWN.sr}, ${kind.sr} ${number}: ${sr}${suffix}`,
  };
}

export function sentenceText(number: number): BilingualText {
  const { en, sr } = noun(number + 3);
  return {
    en: `In ${TOWN.en} they say that ${en} of house ${number} hums before rain.`,
    sr: `U Kvilogradu kažu da ${sr} kuće ${number} bruji pred kišu.`,
  };
}

/** A body of a few blocks, with a heading, a list and a table, and `more` HTML at its end. */
export function bodyText(number: number, more = ''): BilingualText {
  const { en, sr } = sentenceText(number);
  const link = '<a href="https://elsewhere.example/">elsewhere.example</a>';
  return {
    en: `<h2>House ${number}</h2><p>${en}</p><p>Its door is blue, and its keeper reads aloud at noon: ${link}.</p>
      <ul><li>Open at dawn</li><li>Closed at dusk</li></ul>
      <table><tr><th>Tide</th><td>${number} feet</td></tr></table>${more}<p>Ask at the harbour kiosk of ${TOWN.en}.</p>`,
    sr: `<h2>Kuća ${number}</h2><p>${sr}</p><p>Vrata su plava, a čuvar u podne čita naglas: ${link}.</p>
      <ul><li>Otvoreno u zoru</li><li>Zatvoreno u sumrak</li></ul>
      <table><tr><th>Plima</th><td>${number} stopa</td></tr></table>${more}<p>Pitajte na lučkom kiosku: ${TOWN.sr}.</p>`,
  };
}

export const slugText = ({ en, sr }: BilingualText): BilingualText => ({ en: toSlug(en), sr: toSlug(sr) });
