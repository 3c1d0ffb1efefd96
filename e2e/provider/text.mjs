/** @typedef {{ en?: string | null, sr?: string | null }} Text */

/** The provider is of another town, so that none of its texts is one of the shipped content. */
export const TOWN = { en: 'Quillport', sr: 'Kvilograd' };

const THINGS = [
  { en: 'the copper lantern', sr: 'bakarni fenjer' },
  { en: 'the tidal organ', sr: 'orgulje plime' },
  { en: 'the glass ferry', sr: 'stakleni trajekt' },
  { en: 'the whistling pier', sr: 'mol koji zviždi' },
  { en: 'the paper lighthouse', sr: 'papirni svjetionik' },
  { en: 'the upside-down orchard', sr: 'naopaki voćnjak' },
  { en: 'the velvet quarry', sr: 'plišani kamenolom' },
];

/** @param {number} number */
const thing = (number) => THINGS[number % THINGS.length] ?? { en: '', sr: '' };

/**
 * @param {{ en: string, sr: string }} kind such as ‘story’
 * @param {number} number
 * @param {string} edition what the provider was last told its texts are: it ends every title
 */
export const titleText = (kind, number, edition) => {
  const { en, sr } = thing(number);
  const mark = edition ? ` (${edition})` : '';
  return { en: `${TOWN.en} ${kind.en} ${number}: ${en}${mark}`, sr: `${TOWN.sr}, ${kind.sr} ${number}: ${sr}${mark}` };
};

/** @param {number} number */
export const sentenceText = (number) => {
  const { en, sr } = thing(number + 3);
  return {
    en: `In ${TOWN.en} they say that ${en} of house ${number} hums before rain.`,
    sr: `U Kvilogradu kažu da ${sr} kuće ${number} bruji pred kišu.`,
  };
};

/** A body of a few blocks, with a heading, a list and a table. @param {number} number @param {string} [more] */
export const bodyText = (number, more = '') => {
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
};

/** A text as the words of an address. @param {string} title */
const slug = (title) =>
  title
    .toLowerCase()
    .replace(/[čć]/g, 'c')
    .replace(/ž/g, 'z')
    .replace(/š/g, 's')
    .replace(/đ/g, 'dj')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @param {{ en: string, sr: string }} title */
export const slugText = ({ en, sr }) => ({ en: slug(en), sr: slug(sr) });
