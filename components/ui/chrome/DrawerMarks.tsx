/** Menu icon. */
export const MenuMark = () => (
  <svg viewBox="0 0 26 16" width="26" height="16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M0 1h26M0 8h26M0 15h26" />
  </svg>
);

/** Close icon. */
export const CloseMark = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="m2 2 16 16M18 2 2 18" />
  </svg>
);
