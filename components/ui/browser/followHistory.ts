const pageOf = (url: string): string | undefined => url.split('#')[0];

/** Closes dialogs and registers fragments as the visitor moves through the history, which the router does not. */
export function followHistory(): void {
  // A dialog of the layout would stay open over another page.
  addEventListener('popstate', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  // The router ignores entries it has not written, such as one of a fragment: going back to it would change only the
  // URL.
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (!history.state && pageOf(oldURL) === pageOf(newURL)) history.replaceState(null, '', newURL);
  });
}
