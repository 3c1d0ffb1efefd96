import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, sendRequest } from '../support/http';
import { freePort } from '../support/site';
import { startProgram } from './program';

/** Where Debian’s packages put nginx’s modules, or where this machine has them. */
const MODULES = process.env.NGINX_MODULES ?? '/usr/lib/nginx/modules';
const BROTLI = join(MODULES, 'ngx_http_brotli_filter_module.so');
export const HAS_BROTLI = existsSync(BROTLI);

/** Each file of deploy/nginx/nginx.conf that belongs to a machine, as it is on this one. */
function configure(folder: string, port: number, [first, second = first]: string[]): string {
  const before = HAS_BROTLI ? `load_module ${BROTLI};` : '';
  return `${before}\ndaemon off;\nuser root;\n${readFileSync('deploy/nginx/nginx.conf', 'utf8')}`
    .replace(/load_module \/usr.*/, '')
    .replace('worker_processes auto', 'worker_processes 2')
    .replace('kotor/brotli.conf', HAS_BROTLI ? 'kotor/brotli.conf' : 'kotor/gzip.conf')
    .replace('site-1:3000', String(first))
    .replace('site-2:3000', String(second))
    .replace('listen 8080 default_server', `listen 127.0.0.1:${port} default_server`)
    .replace('access_log /dev/stdout', `access_log ${folder}/access.log`)
    .replaceAll('/run/nginx', folder)
    .replaceAll('/var/cache/nginx', folder);
}

export type Front = {
  origin: string;
  port: number;
  request(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Lines of its access log. */
  log(): string;
  stop(): Promise<void>;
};

/**
 * Starts nginx as deploy/nginx sets it up, in front of sites on this machine.
 *
 * @param instances ports of this machine, or names with a port
 * @param dnsPort where the DNS server for the names listens
 */
export async function startFront(instances: (number | string)[], dnsPort?: number): Promise<Front> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kotor-front-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  const file = join(folder, 'nginx.conf');
  const addresses = instances.map((each) => (typeof each === 'number' ? `127.0.0.1:${each}` : each));
  for (const name of ['kotor', 'logs']) mkdirSync(join(folder, name));
  for (const name of readdirSync('deploy/nginx')) {
    const text = readFileSync(join('deploy/nginx', name), 'utf8');
    writeFileSync(join(folder, 'kotor', name), text.replaceAll('/etc/nginx', folder));
  }
  writeFileSync(file, configure(folder, port, addresses).replace('http {', `http {\n${temporary.join('\n')}`));
  if (dnsPort) writeFileSync(join(folder, 'resolver.conf'), `resolver 127.0.0.1:${dnsPort} valid=1s ipv6=off;`);
  const nginx = await startProgram('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], port);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    request: (path, headers) => sendRequest(origin, path, { headers }),
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      // Its workers end with it when they are told to; killed, it would leave them behind.
      nginx.signal('SIGTERM');
      await new Promise((done) => setTimeout(done, 300));
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
