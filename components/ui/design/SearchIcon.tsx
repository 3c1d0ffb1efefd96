/** A magnifying glass. Separate from the other icons, which the script of an article loads. */
export const SearchIcon = () => (
  <svg viewBox="0 0 22 22" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M9 16A7 7 0 1 0 9 2a7 7 0 0 0 0 14zm5-2 6.5 6.5" />
  </svg>
);
