import { existsSync } from 'node:fs';
import { canUseApt } from '../browser';
import { run } from '../process';
import { XVFB } from './display';
import { FIREFOX } from './firefox';
import { WEBKIT_DRIVER } from './webkit';

const INSTALL_MS = 300_000;
const WEBKIT_TYPES = '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib';

type Name = 'firefox' | 'webkit';

/** Debian’s packages of each engine, and the files that show they are there. */
const ENGINES: Record<Name, { packages: string[]; files: string[] }> = {
  firefox: { packages: ['firefox-esr', 'libgl1-mesa-dri', 'xvfb'], files: [FIREFOX, XVFB] },
  webkit: {
    packages: ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'libgl1-mesa-dri', 'xvfb'],
    files: [WEBKIT_DRIVER, WEBKIT_TYPES, XVFB],
  },
};

const NAMES = Object.keys(ENGINES) as Name[];

/** The engines of this machine. */
export const installedEngines = (): Name[] => NAMES.filter((name) => ENGINES[name].files.every(existsSync));

/**
 * Installs the engines that are missing, with apt, while other work goes on; says in a line where that is impossible. Never
 * rejects.
 */
export async function installEngines(): Promise<void> {
  const installed = installedEngines();
  const missing = NAMES.filter((name) => !installed.includes(name));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.flatMap((name) => ENGINES[name].packages))];
  try {
    if (!canUseApt()) throw new Error(`apt-get install ${packages.join(' ')}`);
    const options = { timeout: INSTALL_MS, env: { DEBIAN_FRONTEND: 'noninteractive' }, isQuiet: true };
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  } catch (error) {
    console.warn(`site tests: without ${missing.join(' and ')}: ${error instanceof Error ? error.message : error}`);
  }
}
