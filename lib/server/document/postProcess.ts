import { createProcessor } from 'beasties/runtime';
import { DEFERRED_SCRIPTS_ID, FIRST_VIEW_END, WEB_FONTS_ID, WIDE_SCREEN } from '@/lib/server/document/names';
import { readScript, readStyleSheets } from '@/lib/server/document/readBundle';
import { policyHash } from '@/lib/server/security/policyHash';

const DEFER_SCRIPTS = readScript('deferScripts');
/** `components/ui/chrome/rememberLanguage.browser.ts` */
const REMEMBER_LANGUAGE = readScript('rememberLanguage');

const STYLES = createProcessor(readStyleSheets(), { preload: 'body', inlineFonts: true, cache: false });
/** Stands for a Turkish İ, whose lower case is two characters: beasties would misread every class after it. */
const DOTTED_I = '\uFFFF';

/** Inlines the critical CSS of a page and moves the framework's style sheets to the end of the body. */
const inlineStyles = (html: string): string => STYLES.process(html.replaceAll('İ', DOTTED_I)).replaceAll(DOTTED_I, 'İ');

// React escapes `<` in text, attributes and inline scripts, as lib/articles/body does in the attributes of a text, so these
// find the tags of a rendered page and nothing else.
const SCRIPT = /<script\b([^>]*)>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g;
const INLINE_SCRIPTS = /(?:<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>){2,}/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
// A media query such as `(64em <= width < 72em)` has a `<`.
const STYLE = /<style[^>]*>([^<]*(?:<(?!\/style>)[^<]*)*)<\/style>/g;
/** Print styles: nobody prints before the full style sheets have loaded. */
const PRINT_RULES = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;
const FONT_STYLE = new RegExp(`<style [^>]*data-href="${WEB_FONTS_ID}"[^>]*>[^<]*</style>`);

/**
 * Hides lazy pictures until the first view ends, the visitor scrolls or ten seconds pass: browsers request those far below
 * the viewport along with the first picture, but none without a box. By a script, so that they show where scripts are
 * blocked, and in a sheet beside those of browser extensions.
 */
const DEFER_PICTURES = `{const sheet=new CSSStyleSheet;sheet.replaceSync("img[loading=lazy]{display:none}");document.adoptedStyleSheets.push(sheet);const show=()=>{sheet.disabled=true};addEventListener("scroll",show,{once:true});addEventListener("${FIRST_VIEW_END}",show,{once:true});setTimeout(show,1e4)}`;

/**
 * Removes external scripts from the document. `nomodule` ones are dropped: browsers that need them cannot run the
 * others.
 */
function extractScripts(html: string): { html: string; addresses: string[] } {
  const addresses: string[] = [];
  const rest = html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT, (tag, attributes: string) => {
    const src = / src="([^"]+)"/.exec(attributes)?.[1];
    if (!src) return tag;
    if (!/ nomodule/i.test(attributes)) addresses.push(src.replaceAll('&amp;', '&'));
    return '';
  });
  return { html: rest, addresses };
}

/**
 * Joins consecutive inline scripts. React writes one for each part of the RSC payload, up to 60 on Node 26; the policy
 * has a hash for each, and nginx accepts headers of 4 kB by default.
 */
const joinInlineScripts = (html: string): string =>
  html.replace(INLINE_SCRIPTS, (scripts) => scripts.replaceAll('</script><script>', ';'));

/**
 * Rewrites a document as React rendered it before it is cached, so that text and the first picture load first: critical
 * CSS in the head, the framework's style sheets at the end of the body, other pictures, web fonts (on narrow screens)
 * and scripts after them. Also returns the part of its Content-Security-Policy that lists its inline scripts and
 * styles.
 */
export function postProcess(html: string): { html: string; policy: string } {
  const fonts = FONT_STYLE.exec(html)?.[0] ?? '';
  const extracted = extractScripts(html.replace(fonts, ''));
  const styled = inlineStyles(joinInlineScripts(extracted.html));
  const list = JSON.stringify(extracted.addresses).replaceAll('<', '\\u003c');
  const scripts = `<script id="${DEFERRED_SCRIPTS_ID}" type="application/json">${list}</script><script>${DEFER_SCRIPTS}</script>`;
  // Link previews read the first kilobytes of a document only: the styles follow its title and share image.
  const [critical = ''] = styled.match(STYLE) ?? [];
  // Browsers delay an inline script until the style sheets before it have loaded.
  const end = styled.search(/<link rel="stylesheet" href="\/_next\/|<\/body>/);
  const document = `${styled.slice(0, end)}${scripts}${styled.slice(end)}`
    // Lower priority than the first picture: everything in view is already styled.
    .replaceAll('<link rel="stylesheet" href="/_next/', '<link fetchpriority="low" rel="stylesheet" href="/_next/')
    .replace(critical, '')
    .replace(
      '</head>',
      () =>
        `${critical.replace(PRINT_RULES, '')}<script>${REMEMBER_LANGUAGE}${DEFER_PICTURES}</script>${fonts.replace('<style', `<style media="${WIDE_SCREEN}"`)}</head>`,
    );
  return { html: document, policy: inlinePolicy(document) };
}

const INLINE_SCRIPT = /<script(?! [^>]*(?:src=|type="application))[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;

const hashes = (html: string, element: RegExp): string =>
  Array.from(html.matchAll(element), ([, text = '']) => policyHash(text)).join(' ');

/**
 * The part of a cached page's Content-Security-Policy that depends on the finished document: its inline scripts and
 * styles by their hashes. Middleware sends the rest (lib/server/security/contentPolicy.ts); a browser applies both.
 */
export const inlinePolicy = (html: string): string =>
  [
    `script-src 'self' ${hashes(html, INLINE_SCRIPT)}`,
    `style-src 'self' ${hashes(html, STYLE)}`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ');
