import { useCallback, useState } from 'react';
import { loadCode } from '@/components/ui/browser/loadCode';

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
    void loadCode(load).then((loaded) => {
      if (loaded) setCode(loaded);
      setFailed(loaded === null);
    });
  }, [load]);
  const unload = useCallback((): void => setCode(undefined), []);
  return { code, hasFailed, start, unload };
}
