import { freePort } from '../support/site';
import { type Program, startProgram } from './program';

export type Redis = Program & { url: string; port: number };

/** Starts an empty Redis with the bounds of deploy/README.md. */
export async function startRedis(given?: number): Promise<Redis> {
  const port = given ?? (await freePort());
  const bounds = ['--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru'];
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...bounds];
  return { ...(await startProgram('redis-server', options, port)), url: `redis://127.0.0.1:${port}`, port };
}
