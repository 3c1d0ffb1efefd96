import styles from '@/components/home/VirtualTour.module.scss';

/** The panorama as a wide picture that scrolls sideways, for browsers without WebGL. */
export function PanoramaStrip({ src, label, hint }: { src: string; label: string; hint: string }) {
  return (
    <figure className={styles.panorama}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one picture is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard (WCAG 2.1.1) */}
      <div role="group" aria-label={label} tabIndex={0}>
        <img src={src} alt={label} width={2048} height={1024} />
      </div>
      <figcaption>{hint}</figcaption>
    </figure>
  );
}
