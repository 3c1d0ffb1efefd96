/**
 * A kept page comes with the styles of what stands in it, and has the framework’s own sheets turned off (lib/document/seal).
 * They are what the next page needs that is drawn into this one, and a part that a visitor asks for.
 */
const wholeSheets = (): HTMLLinkElement[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/_next/"]'));

/** Asks for the framework’s style sheets, where that was not done yet. */
export function askForWholeStyles(): void {
  for (const sheet of wholeSheets()) sheet.disabled = false;
}

/** Whether another page can be drawn into this one. */
export const hasWholeStyles = (): boolean => wholeSheets().every(({ sheet }) => sheet);

/**
 * Lets the text face show that came too late for this page. What is being read does not move, but with a new page it may.
 */
export const showTextFace = (): void =>
  document.querySelector('[href="/fonts/faces.css"]')?.removeAttribute('disabled');

/**
 * A part that comes when a visitor asks for it, with the styles to draw it with.
 *
 * @param part such as a component on its way
 * @throws what `part` throws; without its styles a part still works
 */
export async function withWholeStyles<T>(part: Promise<T>): Promise<T> {
  askForWholeStyles();
  // Not `onload`, which belongs to whoever put a sheet there.
  const settled = (link: HTMLLinkElement): Promise<unknown> =>
    new Promise((done) => {
      link.addEventListener('load', done);
      link.addEventListener('error', done);
    });
  const [arrived] = await Promise.all([part, ...wholeSheets().map((link) => link.sheet || settled(link))]);
  return arrived;
}
