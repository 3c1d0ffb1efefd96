import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startNginx } from '../deploy/nginx';

/** Another visitor address for each request: nginx limits the requests of one visitor. */
const SCRIPT = `local count = 0
request = function()
  count = count + 1
  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", count / 65536 % 256, count / 256 % 256, count % 256)
  return wrk.format()
end`;

/** Requests a URL with wrk for 5 s, over 16 connections, as fast as it is answered. */
export async function load(url: string): Promise<{ requests: number; perSecond: number }> {
  const script = join(tmpdir(), 'kotor-visitors.lua');
  writeFileSync(script, SCRIPT);
  const options = ['-t1', '-c16', '-d5s', '-s', script, '-H', 'Accept-Encoding: gzip'];
  const { stdout } = await promisify(execFile)('wrk', [...options, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1]);
  return { requests: number(/(\d+) requests in/), perSecond: number(/Requests\/sec:\s+([\d.]+)/) };
}

/** Serves one gzipped page with nginx. */
export async function servePlainFile(page: Buffer) {
  const { origin, stop } = await startNginx((folder, port) => {
    writeFileSync(join(folder, 'page'), page);
    return `worker_processes 2; pid ${folder}/pid; error_log stderr crit;
      events { worker_connections 1024; }
      http { sendfile on; open_file_cache max=100; access_log ${folder}/access.log; default_type text/html;
        server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding gzip; } }`;
  });
  return { url: `${origin}/page`, stop };
}
