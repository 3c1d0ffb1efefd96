import { type RefObject, useEffect, useState } from 'react';

/**
 * Imports a module when an element comes into view, or within `rootMargin` of it.
 *
 * @returns null before it has loaded, and if it cannot
 */
export function useLoadInView<Module>(
  target: RefObject<Element | null>,
  load: () => Promise<Module>,
  rootMargin?: string,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);

  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(setLoaded, () => {});
      },
      { rootMargin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, load, rootMargin]);

  return loaded;
}
