/** Older versions of Firefox and Safari leave it closed. */
function openTarget(): void {
  const target = document.querySelector('details:not([open]) :target');
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
}

function openForPrint(): void {
  const closed = document.querySelectorAll('details:not([open])');
  const toggle = (): void => {
    for (const details of closed) details.toggleAttribute('open');
  };
  toggle();
  addEventListener('afterprint', toggle, { once: true });
}

/** Opens the closed `details` around the target of a fragment, and all others for printing. */
export function openDetails(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
  addEventListener('beforeprint', openForPrint);
}
