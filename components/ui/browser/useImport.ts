import { useCallback, useRef, useState } from 'react';
import { loadCode } from '@/components/ui/browser/loadCode';

/**
 * A module imported on demand. `start` also retries, which `lazy` of React cannot.
 *
 * @param load the same function on every render
 */
export function useImport<Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [hasFailed, setFailed] = useState(false);
  const starts = useRef(0);
  const start = useCallback((): void => {
    starts.current += 1;
    const number = starts.current;
    setFailed(false);
    void loadCode(load).then((loaded) => {
      if (loaded) setCode(loaded);
      // An earlier start that times out does not affect the latest.
      else if (number === starts.current) setFailed(true);
    });
  }, [load]);
  const unload = useCallback((): void => setCode(undefined), []);
  return { code, hasFailed, start, unload };
}
