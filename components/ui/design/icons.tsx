export const MenuIcon = () => (
  <svg viewBox="0 0 26 16" width="26" height="16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M0 1h26M0 8h26M0 15h26" />
  </svg>
);

export const CloseIcon = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="m2 2 16 16M18 2 2 18" />
  </svg>
);

const CHEVRONS = { previous: 'M10 2 4 8l6 6', next: 'm6 2 6 6-6 6' };

/** The icon of a button that moves a carousel. */
export const Chevron = ({ to }: { to: keyof typeof CHEVRONS }) => (
  <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
    <path d={CHEVRONS[to]} />
  </svg>
);
