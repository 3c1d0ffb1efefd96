import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../deploy/program';
import { freePort } from '../support/site';

/** nginx with nothing but files: `/packed/…` are HTML and gzip already, others are pictures. */
export async function startPlainFiles() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kotor-plain-'));
  for (const name of ['logs', 'html', 'html/packed']) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes 2; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http { sendfile on; tcp_nopush on; open_file_cache max=100; access_log ${folder}/access.log;
      server { listen 127.0.0.1:${port}; root ${folder}/html; default_type image/avif;
        location /packed/ { default_type text/html; add_header Content-Encoding gzip; } } }`,
  );
  const nginx = await startProgram('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port);
  return {
    port,
    /** A name of its own for each: open files are kept. @param {string} name such as `packed/page` @param {Buffer} bytes */
    put: (name, bytes) => writeFileSync(join(folder, 'html', name), bytes),
    stop: async () => {
      nginx.signal('SIGTERM');
      await new Promise((done) => setTimeout(done, 300));
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
