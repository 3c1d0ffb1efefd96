import { existsSync } from 'node:fs';
import { installPackages } from '../apt';
import { XVFB } from './display';
import { FIREFOX } from './firefox';
import { WEBKIT_DRIVER } from './webkit';

const ARCHITECTURE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const WEBKIT_TYPES = `/usr/lib/${ARCHITECTURE}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`;

type Name = 'firefox' | 'webkit';

/** Debian’s packages of each engine, and the files that prove their installation. */
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
  const missing = (): Name[] => NAMES.filter((name) => !installedEngines().includes(name));
  const packages = new Set(missing().flatMap((name) => ENGINES[name].packages));
  if (packages.size === 0) return;
  const reason = await installPackages([...packages]).then(
    () => 'the packages lack it',
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  if (missing().length > 0) console.warn(`site tests: without ${missing().join(' and ')}: ${reason}`);
}
