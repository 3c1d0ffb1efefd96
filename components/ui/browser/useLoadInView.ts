import { useEffect } from 'react';
import { useImport } from '@/components/ui/browser/useImport';

/** Imports a module when an element comes into view, or within `rootMargin` of it, and stays there for `delay` milliseconds. */
export function useLoadInView<Code>(
  target: Element | null,
  load: () => Promise<Code>,
  { rootMargin, delay = 0 }: { rootMargin?: string; delay?: number } = {},
) {
  const imported = useImport(load);
  const { start } = imported;

  useEffect(() => {
    if (!target) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(start, delay);
      },
      { rootMargin },
    );
    observer.observe(target);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [target, start, rootMargin, delay]);

  return imported;
}
