/** The link that was followed last on each page, by their URLs. */
const followed = new Map<string, string>();

/** The link that gets the focus once it is rendered. */
let awaited: string | undefined;

/** @param isOnNextPage whether the page that follows has the same link, such as a choice of a filter */
export function rememberFollowed({ href }: HTMLAnchorElement, isOnNextPage: boolean): void {
  followed.set(location.href, href);
  awaited = isOnNextPage ? href : undefined;
}

/** On the way back the focus returns to the link that was followed. Runs before the router renders the page. */
export const trackWayBack = (): void =>
  addEventListener(
    'popstate',
    () => {
      awaited = followed.get(location.href);
    },
    true,
  );

/** The `ref` of links: focuses a new one if the visitor followed it, and the focus was lost with the page it was on. */
export function restoreFocus(link: HTMLAnchorElement | null): void {
  if (link?.href === awaited && document.activeElement === document.body) link?.focus({ preventScroll: true });
}
