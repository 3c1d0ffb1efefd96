import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/site';
import { startProgram } from './program';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * The simplest cache an operator may put in front: it stores what `Cache-Control` allows by the request URI alone, and
 * passes every request header on.
 *
 * @param honoursVary false for a CDN that ignores `Vary`
 */
export async function startUriCache(target: number, honoursVary: boolean) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kotor-uri-cache-'));
  const configuration = `
    daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log stderr crit; events {}
    http {
      access_log off;
      ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      proxy_cache_path ${folder}/cache keys_zone=site:1m;
      server {
        listen 127.0.0.1:${port};
        proxy_cache site;
        proxy_cache_key $request_uri;
        ${honoursVary ? '' : 'proxy_ignore_headers Vary;'}
        proxy_set_header Accept-Encoding "";
        add_header X-Cache $upstream_cache_status always;
        location / { proxy_pass http://127.0.0.1:${target}; }
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const nginx = await startProgram('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      nginx.signal('SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
