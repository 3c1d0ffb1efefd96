import { DAY_MS } from '@/lib/i18n/day';
import { LANGUAGES } from '@/lib/i18n/language';
import { downloadPack, fetchManifest } from '@/lib/offline/pack/downloadPack';
import { packsOf } from '@/lib/offline/pack/packStore';

/**
 * Updates the packs on this device to the current build and content, in the background. Failures are retried with a later
 * message.
 */
export async function updatePacks(build: string, signal: AbortSignal): Promise<void> {
  for (const language of LANGUAGES) {
    // A first download that was interrupted is resumed by the visitor.
    const pack = (await packsOf(language)).findLast(({ isComplete }) => isComplete);
    if (!pack) continue;
    // The content is checked for changes once a day; a day from the future was stored while the clock was ahead.
    const isOld = pack.manifest.build !== build || Math.abs(Date.now() - Date.parse(pack.savedAt)) > DAY_MS;
    if (!isOld) continue;
    const manifest = await fetchManifest(language, signal).catch(() => null);
    // The visitor may have removed the pack meanwhile.
    if (manifest?.build === build && (await caches.has(pack.name)))
      await downloadPack(manifest, { signal }).catch(() => {});
  }
}
