import { BELOW, FACES_ID } from '@/lib/document/marks.mjs';
import { savesData } from '@/lib/savesData';

/** The web fonts of the page, whose style a narrow screen does not open. */
const faces = document.getElementById(FACES_ID) as HTMLStyleElement | null;

/** The style while its web fonts are still to come; a visitor who saves data gets none. */
const unopened = faces && !savesData() && !matchMedia(faces.media).matches ? faces : null;

/** Who was here before has the fonts: a service worker is there. */
export function wearKnownFaces(): void {
  if (unopened && navigator.serviceWorker?.controller) unopened.media = 'all';
}

const rulesToCome = (): CSSFontFaceRule[] =>
  unopened?.sheet && unopened.media !== 'all' ? ([...unopened.sheet.cssRules] as CSSFontFaceRule[]) : [];

/** Whether a page changes to a face once that is there: others are for the next page (components/page/wholeStyles). */
const isSwapped = ({ style }: CSSFontFaceRule): boolean => style.getPropertyValue('font-display') === 'swap';

/** Keeps each text in its place, though it may need a line less in its new face, as long as the screen stays as wide. */
function holdPlaces(family: string): void {
  const width = innerWidth;
  const texts = [...document.querySelectorAll<HTMLElement>(`:is(h1,h2,h3,h4,p):not([${BELOW}] *)`)];
  // All is read before anything is written, so that the page is laid out once.
  const changed = texts
    .map((text) => ({
      text,
      families: getComputedStyle(text).fontFamily.split(','),
      height: text.getBoundingClientRect().height,
    }))
    .filter(({ families }) => families[0]?.includes(family));
  for (const { text, families, height } of changed) {
    text.style.minHeight = `${height}px`;
    // What is being read keeps the face it has.
    if (text.tagName === 'P') text.style.fontFamily = families.slice(1).join();
  }
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    for (const { text } of changed) {
      text.style.minHeight = '';
      text.style.fontFamily = '';
    }
  });
}

/** Brings a face before it is put on, so that the page is laid out once for it. */
async function bring(rule: CSSFontFaceRule): Promise<void> {
  const property = (name: string) => rule.style.getPropertyValue(name);
  const family = property('font-family').replace(/["']/g, '');
  const face = await new FontFace(family, property('src'), { weight: property('font-weight') }).load();
  if (!isSwapped(rule)) return;
  holdPlaces(family);
  document.fonts.add(face);
}

/** A font that does not come leaves the page in the face it has. */
const bringAll = (rules: CSSFontFaceRule[]): Promise<unknown> => Promise.allSettled(rules.map(bring));

/** Puts on the faces that the page changes to, which takes as long as they take to come. */
export const changeFaces = (): Promise<unknown> => bringAll(rulesToCome().filter(isSwapped));

/** Brings the other faces, for the next page. */
export const bringOtherFaces = (): Promise<unknown> => bringAll(rulesToCome().filter((rule) => !isSwapped(rule)));
