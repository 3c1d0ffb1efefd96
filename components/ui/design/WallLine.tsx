/** A divider in the shape of the town walls. */
export function WallLine() {
  return (
    <svg
      width="100%"
      height="44"
      viewBox="0 0 1280 44"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path
        d="M0 40h420l40-14 18 8 34-20 16 8 36-18 14 8 30-10 14 6 26 0 14 8 30-6 18 14 40-4 22 14 44 6h472"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
