/**
 * A kept page comes with the one style sheet of what it uses, and has the framework’s own turned off (lib/cache/seal).
 * They are what the next page needs that is drawn into this one.
 */
const wholeSheets = (): HTMLLinkElement[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/_next/"]'));

/** Asks for the framework’s style sheets, where that was not done yet. */
export function askForWholeStyles(): void {
  for (const sheet of wholeSheets()) sheet.disabled = false;
}

/** Whether another page can be drawn into this one. */
export const hasWholeStyles = (): boolean => wholeSheets().every(({ sheet }) => sheet);
