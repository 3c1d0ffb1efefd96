/** The web fonts: their files in `public/fonts`, and the weights that each has. */
export const WEB_FONTS = [
  { family: 'EB Garamond', weight: '500', url: '/fonts/eb-garamond-500.woff2' },
  { family: 'Source Sans 3', weight: '400 600', url: '/fonts/source-sans-3-latin.woff2' },
];

/** Their rules, inline in every document: in a file they would cost a request for 300 bytes. */
export const WEB_FONT_RULES = WEB_FONTS.map(
  ({ family, weight, url }) =>
    `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2')}`,
).join('');
