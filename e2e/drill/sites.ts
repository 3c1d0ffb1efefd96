import { execFileSync } from 'node:child_process';
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProvider, type TestProvider } from '../support/provider';
import { type Site, startSite } from '../support/site';
import { makeSiteFolder } from '../support/siteFolder';
import { checkNoCrash, checkPages, checkReady, checkScripts, countOf, PROVIDED, type Report } from './checks';

/** Longer than the five minutes for which pages are fresh. */
const LATER_SECONDS = 600;

/** Longer than a failed call is not tried again. */
const RECOVERY_MS = 6_000;

export class CannotCause extends Error {}

/**
 * A site in a folder of its own, whose `.next/cache` is a file system with the given mount options.
 *
 * @param hasPages whether some pages are on the disk after a restart
 */
export async function onDisk(
  report: Report,
  options: string,
  prepare: (folder: string) => void,
  hasPages: boolean,
): Promise<void> {
  const { root, remove } = makeSiteFolder();
  const folder = join(root, '.next/cache');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder], { stdio: 'pipe' });
  } catch {
    remove();
    throw new CannotCause('mounting a file system needs root');
  }
  const provider = await startProvider();
  let site: Site | undefined;
  try {
    prepare(folder);
    const start = { apiHost: provider.origin, folder: root, siteUrl: 'http://drill.example' };
    site = await startSite(start);
    await checkReady(report, site);
    await checkPages(report, site, 'first visit');
    await checkPages(report, site, 'second visit');
    await checkScripts(report, site);
    provider.break('500');
    // By now only pages are left, not the responses of the provider they were made of.
    await site.pass(LATER_SECONDS);
    await checkPages(report, site, 'provider down');
    const failures = countOf(site, 'cache.writeFailed');
    report.check(`cache.writeFailed logged ${failures} times`, failures >= 1 && failures < 10);
    checkNoCrash(report, site);
    await site.stop();
    site = await startSite(start);
    await checkReady(report, site);
    const seen = await checkPages(report, site, 'restarted, provider down', hasPages ? [200, 503] : [503], PROVIDED);
    if (hasPages) report.check('restarted, provider down: some pages from the disk', seen.includes(200));
    provider.mend();
    await wait(RECOVERY_MS);
    await checkPages(report, site, 'provider up');
    checkNoCrash(report, site);
  } finally {
    await site?.stop();
    await provider.stop();
    execFileSync('umount', [folder]);
    remove();
  }
}

export function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
}

type Running = { provider: TestProvider; site: Site; root: string; restart(): Promise<Site> };

/** A site and a provider for one fault; both stop afterwards. */
export async function running(
  variables: { [name: string]: string },
  cause: (running: Running) => Promise<void>,
): Promise<void> {
  const { root, remove } = makeSiteFolder();
  const provider = await startProvider();
  const start = { apiHost: provider.origin, folder: root, siteUrl: 'http://drill.example', variables };
  const all = {
    provider,
    root,
    site: await startSite(start),
    restart: async () => (all.site = await startSite(start)),
  };
  try {
    await cause(all);
  } finally {
    await all.site.stop();
    await provider.stop();
    remove();
  }
}
