import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPanorama, type Panorama } from '@/components/home/tour/createPanorama';
import { loadPanorama } from '@/components/home/tour/loadPanorama';
import { START, toScreen, type View } from '@/components/home/tour/panoramaView';
import type { Hotspot, PanoramaFiles } from '@/components/home/tour/tour';
import { TOUR_HOTSPOTS } from '@/components/home/tour/tourHotspots';
import { isFocusLost } from '@/components/ui/browser/linkFocus';

/** A higher density is slow on phones and makes no visible difference. */
const MAX_DENSITY = 2;

/**
 * Loads the panorama and draws it with its hotspots, which are the links in the box, in order; `show` changes the view.
 *
 * @param onFailure called when the panorama cannot be loaded or drawn
 */
export function usePanorama(files: PanoramaFiles, hotspots: readonly Hotspot[], onFailure: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const panorama = useRef<Panorama | null>(null);
  const view = useRef<View>(START);
  const [isReady, setReady] = useState(false);

  const draw = useCallback((): void => {
    const stage = box.current;
    const target = canvas.current;
    if (!stage || !target || !panorama.current) return;
    const { clientWidth, clientHeight } = stage;
    const density = Math.min(devicePixelRatio, MAX_DENSITY);
    const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
    if (target.width !== width || target.height !== height) Object.assign(target, { width, height });
    panorama.current.draw(view.current);
    for (const [index, link] of stage.querySelectorAll('a').entries()) {
      const direction = TOUR_HOTSPOTS[hotspots[index]?.id ?? ''];
      const at = direction && toScreen(direction, view.current, clientWidth / clientHeight);
      if (!at && link === document.activeElement) stage.focus({ preventScroll: true });
      link.hidden = !at;
      if (at) {
        link.style.left = `${((at.x + 1) / 2) * 100}%`;
        link.style.top = `${((1 - at.y) / 2) * 100}%`;
      }
    }
  }, [hotspots]);

  const show = (next: View): void => {
    view.current = next;
    requestAnimationFrame(draw);
  };

  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    let isUnmounted = false;
    const stage = box.current;
    const load = async (): Promise<void> => {
      const image = await loadPanorama(files, (stage?.clientWidth ?? 0) * devicePixelRatio);
      if (isUnmounted || !canvas.current) return;
      panorama.current = createPanorama(canvas.current, image);
      if (!panorama.current) throw new Error('no WebGL');
      setReady(true);
      draw();
    };
    const handleFailure = (): void => {
      if (!isUnmounted) fail();
    };
    load().catch(handleFailure);
    // A phone short of memory drops the WebGL context.
    canvas.current?.addEventListener('webglcontextlost', handleFailure);
    if (isFocusLost()) stage?.focus();
    const resizeObserver = new ResizeObserver(draw);
    if (stage) resizeObserver.observe(stage);
    return () => {
      isUnmounted = true;
      resizeObserver.disconnect();
      panorama.current?.dispose();
    };
  }, [files, draw]);

  return { box, canvas, view, isReady, show };
}
