import { existsSync } from 'node:fs';
import { run } from './process';

const INSTALL_MS = 240_000;
/** Without a network apt would wait for minutes. */
const APT_OPTIONS = ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];

/** Installs packages of Debian. @throws {Error} of one line, where that is impossible */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canUseApt) throw new Error(`to install: apt-get install ${packages.join(' ')}`);
  const options = { timeout: INSTALL_MS, env: { DEBIAN_FRONTEND: 'noninteractive' }, isQuiet: true };
  await run('apt-get', ['update', ...APT_OPTIONS], options);
  await run('apt-get', ['install', '-y', ...APT_OPTIONS, '--no-install-recommends', ...packages], options);
}
