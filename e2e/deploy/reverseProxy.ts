import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HttpResponse, sendRequest } from '../support/http';
import { startNginx } from './nginx';

/** Where Debian’s packages put nginx’s modules, or where this machine has them. */
const MODULES = process.env.NGINX_MODULES ?? '/usr/lib/nginx/modules';
const BROTLI = join(MODULES, 'ngx_http_brotli_filter_module.so');
export const HAS_BROTLI = existsSync(BROTLI);

/** Each file of deploy/nginx/nginx.conf that belongs to a machine, as it is on this one. */
function configure(folder: string, port: number, [first, second = first]: string[]): string {
  const before = HAS_BROTLI ? `load_module ${BROTLI};` : '';
  return `${before}\n${readFileSync('deploy/nginx/nginx.conf', 'utf8')}`
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

export type ReverseProxy = {
  origin: string;
  port: number;
  request(path: string, headers?: Record<string, string>): Promise<HttpResponse>;
  /** Lines of its access log. */
  log(): string;
  stop(): Promise<void>;
};

/**
 * Starts nginx as deploy/nginx sets it up, in front of sites on this machine.
 *
 * @param instances ports of this machine, or names with a port
 * @param dnsPort where the DNS server for the names listens
 * @param locations further ones of the server that visitors meet
 */
export async function startReverseProxy(
  instances: (number | string)[],
  dnsPort?: number,
  locations = '',
): Promise<ReverseProxy> {
  const addresses = instances.map((each) => (typeof each === 'number' ? `127.0.0.1:${each}` : each));
  const { folder, port, origin, stop } = await startNginx((folder, port) => {
    for (const name of ['kotor', 'logs']) mkdirSync(join(folder, name));
    for (const name of readdirSync('deploy/nginx')) {
      const text = readFileSync(join('deploy/nginx', name), 'utf8');
      writeFileSync(join(folder, 'kotor', name), text.replaceAll('/etc/nginx', folder));
    }
    appendFileSync(join(folder, 'kotor', 'front.conf'), locations);
    if (dnsPort) writeFileSync(join(folder, 'resolver.conf'), `resolver 127.0.0.1:${dnsPort} valid=1s ipv6=off;`);
    return configure(folder, port, addresses);
  });
  return {
    origin,
    port,
    request: (path, headers) => sendRequest(origin, path, { headers }),
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop,
  };
}
