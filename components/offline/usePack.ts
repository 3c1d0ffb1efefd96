import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import { downloadPack, fetchManifest, PackUnavailable } from '@/lib/offline/pack/downloadPack';
import { bytesOf } from '@/lib/offline/pack/manifest';
import { downloadedBytes, packsOf, removePacks } from '@/lib/offline/pack/packStore';

export type PackState = {
  kind: 'asking' | 'none' | 'saving' | 'partly' | 'saved' | 'removed';
  bytes: number;
  ofBytes: number;
  /** When it was saved, ISO 8601. */
  savedAt: string | null;
  /** Why saving stopped, if not on the visitor’s word. */
  trouble: 'broken' | 'full' | 'later' | null;
};

const START: PackState = { kind: 'asking', bytes: 0, ofBytes: 0, savedAt: null, trouble: null };

/** The pack as it is on the device; null where there is none. */
async function stateOnDevice(language: Language): Promise<PackState | null> {
  const pack = (await packsOf(language)).at(-1);
  if (!pack) return null;
  const ofBytes = bytesOf(pack.manifest.items);
  if (pack.isComplete) return { ...START, kind: 'saved', bytes: ofBytes, ofBytes, savedAt: pack.savedAt };
  return { ...START, kind: 'partly', bytes: await downloadedBytes(pack), ofBytes };
}

/** The pack as the site offers it, now or later; null where it offers none, or there is no connection. */
async function offeredState(language: Language): Promise<PackState | null> {
  try {
    const manifest = await fetchManifest(language);
    return manifest && { ...START, kind: 'none', ofBytes: bytesOf(manifest.items) };
  } catch (error) {
    return error instanceof PackUnavailable ? { ...START, kind: 'none', trouble: 'later' } : null;
  }
}

/** Why saving stopped. */
function troubleOf(error: unknown): PackState['trouble'] {
  if (error instanceof PackUnavailable) return 'later';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken';
}

/** What the visitor does with the pack of a language, and how it stands. */
export function usePack(language: Language, onNothing: () => void) {
  const [state, setState] = useState(START);
  const stop = useRef<AbortController | null>(null);
  const nothing = useRef(onNothing);

  useEffect(() => {
    void (async () => {
      const now = (await stateOnDevice(language)) ?? (await offeredState(language));
      if (now) setState(now);
      else nothing.current();
    })();
    return () => stop.current?.abort();
  }, [language]);

  const save = useCallback(async () => {
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, kind: 'saving', trouble: null }));
    let trouble: PackState['trouble'] = null;
    try {
      // Firefox asks the visitor, and settles when that is answered.
      void navigator.storage?.persist?.().catch(() => false);
      const manifest = await fetchManifest(language, signal);
      if (!manifest) throw new Error('The site offers no pack');
      await downloadPack(manifest, {
        signal,
        onProgress: (progress) => setState((before) => ({ ...before, ...progress })),
      });
    } catch (error) {
      if (!signal.aborted) trouble = troubleOf(error);
    }
    const now = await stateOnDevice(language);
    setState((before) => ({ ...(now ?? { ...before, kind: 'none', bytes: 0 }), trouble }));
  }, [language]);

  const cancel = useCallback(() => stop.current?.abort(), []);

  const remove = useCallback(async () => {
    await removePacks(language);
    setState((before) => ({ ...before, kind: 'removed', bytes: 0, savedAt: null, trouble: null }));
  }, [language]);

  return { state, save, cancel, remove };
}
