/** The link that was followed last on each page, by their URLs. */
const followed = new Map<string, { href: string; link: WeakRef<HTMLAnchorElement> }>();

/** The link that gets the focus once it is rendered. */
let awaited: string | undefined;

/** Moves the focus to the content, for keyboards and screen readers; the tabindex goes once the focus moves on. */
export function focusContent(): void {
  const content = document.getElementById('content');
  if (!content) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
}

/** @param isOnNextPage whether the page that follows has the same link in its place, such as a choice of a filter */
export function rememberFollowedLink(link: HTMLAnchorElement, isOnNextPage: boolean): void {
  followed.set(location.href, { href: link.href, link: new WeakRef(link) });
  awaited = isOnNextPage ? link.href : undefined;
  // A link of the footer would have the focus on the next page too.
  if (!isOnNextPage) focusContent();
}

/** On Back the focus returns to the link that was followed. Runs before the router renders the page. */
export const trackBackNavigation = (): void =>
  addEventListener(
    'popstate',
    () => {
      const last = followed.get(location.href);
      awaited = last?.href;
      // One of the header or the footer is rendered already.
      restoreFocus(last?.link.deref());
    },
    true,
  );

/** The link that was followed last on this page, whose page may not have arrived yet. */
export const lastFollowedLink = () => followed.get(location.href);

/** Whether the focused element is gone: otherwise the visitor has moved the focus, which stays. */
export const isFocusLost = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** The `ref` of links: focuses a new one if the visitor followed it, and the focus was lost with the page it was on. */
export function restoreFocus(link: HTMLAnchorElement | null | undefined): void {
  if (!link || link.href !== awaited || !isFocusLost()) return;
  // In a closed section it could not get the focus.
  link.closest('details')?.setAttribute('open', '');
  link.focus({ preventScroll: true });
}
