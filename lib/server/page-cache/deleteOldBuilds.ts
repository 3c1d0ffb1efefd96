import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/server/log';
import { buildId, PAGES_ROOT } from '@/lib/server/page-cache/pageFolder';

/** When a build last wrote a page or a share image, in whatever configuration. */
const lastWritten = (build: string): number =>
  Math.max(0, ...readdirSync(build).map((configuration) => statSync(join(build, configuration)).mtimeMs));

/** Deletes what other builds have cached, except the last that wrote anything: a rollback finds its pages there. */
export function deleteOldBuilds(): void {
  try {
    const names = existsSync(PAGES_ROOT) ? readdirSync(PAGES_ROOT).filter((name) => name !== buildId()) : [];
    const others = names.map((name) => join(PAGES_ROOT, name)).sort((a, b) => lastWritten(b) - lastWritten(a));
    for (const build of others.slice(1)) rmSync(build, { recursive: true, force: true });
  } catch (error) {
    log.warn('cache.cleanupFailed', { reason: String(error) });
  }
}
