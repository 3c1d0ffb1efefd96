import styles from '@/components/ui/design/Gate.module.scss';

/** A drawing of a town gate, for pages without a picture. */
export function Gate() {
  return (
    <svg
      className={styles.gate}
      viewBox="0 0 240 300"
      width="240"
      height="300"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="146" cy="118" r="13" />
      <path
        className={styles.far}
        d="m56 196 26-40 16 18 22-46 20 34 16-14 28 48M56 196h128M70 212h44m18 0h38M60 230h30m24 0h52"
      />
      <path d="M8 298V120a112 112 0 0 1 224 0v178M56 298V130a64 64 0 0 1 128 0v168M2 298h236" />
      <path d="m120 8v58M64 23l28 50M176 23l-28 50M24 64l44 30M216 64l-44 30M8 120h49M232 120h-49M8 180h48M232 180h-48M8 240h48M232 240h-48" />
    </svg>
  );
}
