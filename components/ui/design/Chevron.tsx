const PATHS = { previous: 'M10 2 4 8l6 6', next: 'm6 2 6 6-6 6' };

/** The icon of a button that moves a carousel. */
export const Chevron = ({ to }: { to: keyof typeof PATHS }) => (
  <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
    <path d={PATHS[to]} />
  </svg>
);
