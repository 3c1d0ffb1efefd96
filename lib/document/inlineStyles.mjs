import { BELOW, FACES_ID, HOLD_ID, LATER_ID, WIDE } from './marks.mjs';
import { openingStyles } from './openingStyles.mjs';
import { policySource } from './policySource.mjs';
import { STYLE_NOW } from './styleNow.mjs';
import { usedStyles } from './usedStyles.mjs';

/** @typedef {import('./usedStyles.mjs').Rule} Rule */

/**
 * Pictures further down stand beside the page until what is seen first has loaded: on a slow line they would take half
 * of it from the first picture. They keep their boxes; browsers without scripts never hold them, and where scripts are
 * kept from running, or what is seen first does not come, they let go by themselves. One property of the page says so:
 * an animation of each picture would give each a layer of its own.
 */
const HELD =
  'html{animation:let-go 0s 9s forwards}@keyframes let-go{to{--held:none}}' +
  'img[loading=lazy]{transform:var(--held,translateX(-99999px))}';

/**
 * On a narrow screen what is below is not laid out, unless it comes near the screen, and then as a whole: what is marked inside of it would
 * move what follows a frame later. `--below` says how high it is at least: if it said more, what is beside it would shrink,
 * and what is below it jump into view. Browsers without scripts lay out everything at once.
 */
const LATER = `[${BELOW}]:not([${BELOW}] *){content-visibility:auto;contain-intrinsic-height:auto var(--below,24rem)}`;

/** @param {Rule} rule */
const isWebFont = (rule) => 'text' in rule && /^@font-face\b[^}]*url\(/.test(rule.text);

/** @param {string} css */
const element = (css) => `<style>${css}</style>`;

/** Styles that stand until the loader takes them away. @param {string} id @param {string} css @param {string} [media] */
const untilLoaded = (id, css, media = '') => `<style id="${id}" media="(scripting:enabled)${media}">${css}</style>`;

/**
 * The style elements of a kept page, so that it can be read as soon as it is there. It begins with what its opening looks
 * by and its web fonts. Where the opening ends, it goes on with all that it uses of all rules, in their order, and what keeps
 * for later what is below: rules that are there already stand there again, so that the order decides as it would.
 *
 * @param {readonly Rule[]} rules
 * @param {ReadonlySet<string>} classes that the page has, or may have once its scripts run
 * @param {import('./openingStyles.mjs').Opening | null} opening without one it begins with everything
 */
export function inlineStyles(rules, classes, opening) {
  const faces = rules.filter(isWebFont);
  const own = rules.filter((rule) => !isWebFont(rule));
  const all = element(usedStyles(own, classes));
  const hold = untilLoaded(HOLD_ID, HELD) + untilLoaded(LATER_ID, LATER, ` and (not ${WIDE})`);
  const fonts = `<style id="${FACES_ID}" media="${WIDE}">${usedStyles(faces, classes)}</style>`;
  const webFonts = faces.length > 0 ? fonts : '';
  if (!opening) return { first: all + hold + webFonts, rest: '' };
  return { first: element(openingStyles(own, opening)) + webFonts, rest: `${all}${hold}<script>${STYLE_NOW}</script>` };
}

/** The styles a document has inside. @param {string} html */
const stylesIn = (html) => [...html.matchAll(/<style(?: [^>]*)?>(.*?)<\/style>/gs)].map(([, css = '']) => css);

/**
 * The policy of one kept page, on top of that of all (lib/security/contentPolicy.ts): the styles that stand in it, and
 * none that anybody adds.
 *
 * @param {string} html
 */
export const stylePolicy = (html) =>
  `style-src 'self' ${stylesIn(html).map(policySource).join(' ')}; style-src-attr 'unsafe-inline'`;
