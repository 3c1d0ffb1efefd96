import { useCallback, useState } from 'react';

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
    load().then(setCode, () => setFailed(true));
  }, [load]);
  const unload = useCallback((): void => setCode(undefined), []);
  return { code, hasFailed, start, unload };
}
