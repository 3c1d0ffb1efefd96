import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isListening, startProgram } from '../support/program';
import { freePort } from '../support/site';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx with a folder of its own, which is removed when it stops.
 *
 * @param configure returns its configuration, and may write other files into the folder
 */
export async function startNginx(configure: (folder: string, port: number) => string) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kotor-nginx-'));
  const file = join(folder, 'nginx.conf');
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  writeFileSync(file, `daemon off;\nuser root;\n${configure(folder, port).replace('http {', `http {\n${temporary}`)}`);
  const isReady = () => isListening(port);
  const nginx = await startProgram('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { isReady });
  return {
    folder,
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      // Killed, it would leave its workers behind.
      await nginx.terminate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
