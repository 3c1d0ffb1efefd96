function openTarget(): void {
  const target = document.querySelector(':target');
  const details = target?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target?.scrollIntoView();
}

/** Opens the closed `details` that a fragment leads into, which older versions of Firefox and Safari leave closed. */
export function openDetails(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
}
