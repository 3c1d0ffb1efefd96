import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { START_ARGUMENTS } from '../startCommand';
import { linkAll, makeSiteFolder } from '../support/siteFolder';

const START_MS = 30_000;

/** The shipped partners over and over, each copy with a number of its own, until there are `count`. */
function crowd(/** @type {number} */ count) {
  const shipped = parse(readFileSync('content/partners.yaml', 'utf8'));
  return Array.from({ length: count }, (_, index) => {
    const partner = shipped[index % shipped.length];
    return { ...partner, name: `${partner.name} ${index + 1}` };
  });
}

/**
 * Starts the built site in a folder of its own with more partners than it ships with.
 *
 * @param {{ partners: number, port: number }} options
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function startCrowdedSite({ partners, port }) {
  const { root, remove } = makeSiteFolder(['content']);
  linkAll('content', join(root, 'content'), ['partners.yaml']);
  writeFileSync(join(root, 'content/partners.yaml'), stringify(crowd(partners)));

  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, START_ARGUMENTS, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), API_HOST: '', SITE_URL: '' },
  });
  const stop = () => {
    server.kill('SIGTERM');
    remove();
  };
  for (const late = Date.now() + START_MS; Date.now() < late; ) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return { origin, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  stop();
  throw new Error('the site did not start');
}
