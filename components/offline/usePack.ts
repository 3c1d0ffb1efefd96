import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import { downloadPack, fetchManifest, PackUnavailable } from '@/lib/offline/pack/downloadPack';
import { bytesOf } from '@/lib/offline/pack/manifest';
import { downloadedBytes, PACK_CHANGED, packsOf, removePacks } from '@/lib/offline/pack/packStore';

export type PackState = {
  kind: 'loading' | 'none' | 'saving' | 'partly' | 'saved' | 'removed';
  bytes: number;
  ofBytes: number;
  /** When it was saved, ISO 8601. */
  savedAt: string | null;
  /** Why saving failed; null also if the visitor cancelled it. */
  error: 'broken' | 'full' | 'later' | null;
};

const START: PackState = { kind: 'loading', bytes: 0, ofBytes: 0, savedAt: null, error: null };

/** The state of the saved pack, or of the complete one during another download; null without one. */
async function stateOnDevice(language: Language): Promise<PackState | null> {
  const packs = await packsOf(language);
  const pack = packs.findLast(({ isComplete }) => isComplete) ?? packs.at(-1);
  if (!pack) return null;
  const ofBytes = bytesOf(pack.manifest.items);
  if (pack.isComplete) return { ...START, kind: 'saved', bytes: ofBytes, ofBytes, savedAt: pack.savedAt };
  return { ...START, kind: 'partly', bytes: await downloadedBytes(pack), ofBytes };
}

/** The state of the pack the site offers; null where it offers none or cannot be reached. */
async function offeredState(language: Language): Promise<PackState | null> {
  try {
    const manifest = await fetchManifest(language);
    return manifest && { ...START, kind: 'none', ofBytes: bytesOf(manifest.items) };
  } catch (error) {
    return error instanceof PackUnavailable ? { ...START, kind: 'none', error: 'later' } : null;
  }
}

/** For the first visit, on which the service worker is being installed. */
const WORKER_TIMEOUT_MS = 10_000;

/**
 * Waits for an active service worker, without which saved pages cannot be opened, and registers it again, since a lost
 * connection aborts its installation. Rejects with `PackUnavailable` when that fails, is aborted or takes too long.
 */
const whenWorkerIsActive = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const refuse = (): void => reject(new PackUnavailable('There is no service worker'));
    const worker = navigator.serviceWorker;
    Promise.all([worker.ready, worker.register('/sw.js')]).then(resolve, refuse);
    setTimeout(refuse, WORKER_TIMEOUT_MS);
    signal.addEventListener('abort', refuse);
  });

/** Maps an error to the reason shown to the visitor. */
function errorOf(error: unknown): PackState['error'] {
  if (error instanceof PackUnavailable) return 'later';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken';
}

/** State and actions of the offline pack of a language. */
export function usePack(language: Language, onNothing: () => void) {
  const [state, setState] = useState(START);
  const controllerRef = useRef<AbortController | null>(null);
  const reportNothing = useEffectEvent(onNothing);

  useEffect(() => {
    void stateOnDevice(language)
      .then((state) => state ?? offeredState(language))
      // The browser may deny storage.
      .catch(() => null)
      .then((now) => (now ? setState(now) : reportNothing()));
    return () => controllerRef.current?.abort();
  }, [language]);

  const save = async (): Promise<void> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, kind: 'saving', error: null }));
    let reason: PackState['error'] = null;
    try {
      await whenWorkerIsActive(signal);
      // Not awaited: in Firefox it settles only when the visitor answers a prompt.
      void navigator.storage?.persist?.().catch(() => false);
      const manifest = await fetchManifest(language, signal);
      if (!manifest) throw new Error('The site offers no pack');
      await downloadPack(manifest, {
        signal,
        onProgress: (progress) => setState((before) => ({ ...before, ...progress })),
      });
    } catch (error) {
      if (!signal.aborted) reason = errorOf(error);
    }
    const now = await stateOnDevice(language).catch(() => null);
    setState((before) => ({ ...(now ?? { ...before, kind: 'none', bytes: 0 }), error: reason }));
    dispatchEvent(new Event(PACK_CHANGED));
  };

  const cancel = (): void => controllerRef.current?.abort();

  const remove = async (): Promise<void> => {
    await removePacks(language);
    setState((before) => ({ ...before, kind: 'removed', bytes: 0, savedAt: null, error: null }));
    dispatchEvent(new Event(PACK_CHANGED));
  };

  return { state, save, cancel, remove };
}
