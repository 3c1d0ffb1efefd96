import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFront } from '../../deploy/front';
import { startProgram } from '../../deploy/program';
import { freePort, startSite } from '../../support/site';
import { median } from '../median.mjs';
import { perSecond } from '../pipeline.mjs';
import { often } from '../runs.mjs';

const SECONDS = 5;
/** Issue 8: behind nginx at least this share of what nginx gives of the same bytes as a file. */
const LEAST_SHARE = 0.7;

/** nginx with nothing but one file, packed already. @param {Buffer} packed */
async function startPlain(packed) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kotor-plain-'));
  for (const name of ['logs', 'html']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'html', 'page'), packed);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes 2; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http { sendfile on; tcp_nopush on; open_file_cache max=100; access_log ${folder}/access.log;
      server { listen 127.0.0.1:${port}; root ${folder}/html; default_type text/html; add_header Content-Encoding gzip; } }`,
  );
  const nginx = await startProgram('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port);
  return {
    port,
    stop: async () => {
      nginx.signal('SIGTERM');
      await new Promise((done) => setTimeout(done, 300));
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Pages a second: the site alone, behind nginx, and nginx with the same bytes as a file, in turns. */
export async function measure() {
  const site = await startSite();
  const sitePort = Number(new URL(site.origin).port);
  const front = await startFront([sitePort]);
  const { bytes } = await front.ask('/', { 'accept-encoding': 'gzip' });
  const plain = await startPlain(bytes);
  try {
    const direct = await often(() => perSecond(sitePort, '/', SECONDS));
    /** @type {number[]} */
    const files = [];
    const behind = await often(async () => {
      files.push(await perSecond(plain.port, '/page', SECONDS));
      return perSecond(front.port, '/', SECONDS);
    });
    return [
      { name: 'the site alone', values: direct, unit: 'pages/s' },
      { name: 'behind nginx', values: behind, unit: 'pages/s' },
      { name: 'nginx, a plain file', values: files, unit: 'pages/s' },
      { name: 'share of a plain file', values: [median(behind) / median(files)], unit: '', floor: LEAST_SHARE },
    ];
  } finally {
    await plain.stop();
    await front.stop();
    await site.stop();
  }
}
