import { useCallback, useState } from 'react';
import { loadCode } from '@/components/ui/page/loadCode';

/** The visitor sees that it is loading, so a slow connection may take its time (milliseconds). */
const TIMEOUT_MS = 15_000;

/**
 * A module imported on demand. `start` also retries, which `lazy` of React cannot.
 *
 * @param load the same function on every render
 */
export function useImport<Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [hasFailed, setFailed] = useState(false);
  const start = useCallback((): void => {
    setFailed(false);
    void loadCode(load, TIMEOUT_MS).then((loaded) => (loaded ? setCode(loaded) : setFailed(true)));
  }, [load]);
  const unload = useCallback((): void => setCode(undefined), []);
  return { code, hasFailed, start, unload };
}
