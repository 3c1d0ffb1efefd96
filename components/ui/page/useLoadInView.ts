import { type RefObject, useEffect } from 'react';
import { useImport } from '@/components/ui/page/useImport';

/**
 * Imports a module when an element comes into view, or within `rootMargin` of it.
 *
 * @param load the same function on every render
 * @returns undefined before it has loaded, and if it cannot
 */
export function useLoadInView<Module>(
  target: RefObject<Element | null>,
  load: () => Promise<Module>,
  rootMargin?: string,
): Module | undefined {
  const { code, start } = useImport(load);

  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { rootMargin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, start, rootMargin]);

  return code;
}
