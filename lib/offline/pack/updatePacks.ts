import { downloadPack, fetchManifest } from '@/lib/offline/pack/downloadPack';
import { languagesWithPack, packsOf } from '@/lib/offline/pack/packStore';

/** How often the site is asked whether the content of a pack has changed. */
const DAY_MS = 86_400_000;

/**
 * Brings the packs of this device up to the build and the content of today, quietly; what fails, or is stopped, is tried
 * again later.
 */
export async function updatePacks(build: string, signal: AbortSignal): Promise<void> {
  for (const language of await languagesWithPack()) {
    const pack = (await packsOf(language)).at(-1);
    // One that its visitor interrupted waits for its visitor.
    if (!pack || (!pack.isWhole && pack.manifest.build === build)) continue;
    const isOld = pack.manifest.build !== build || Date.now() - Date.parse(pack.savedAt) > DAY_MS;
    if (!isOld) continue;
    const manifest = await fetchManifest(language, signal).catch(() => null);
    if (manifest?.build === build) await downloadPack(manifest, { signal }).catch(() => {});
  }
}
