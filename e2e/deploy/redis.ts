import { isListening, type Program, startProgram } from '../support/program';
import { freePort } from '../support/site';

export type Redis = Program & { url: string; port: number };

/** Starts an empty Redis with the bounds of deploy/README.md. */
export async function startRedis(given?: number): Promise<Redis> {
  const port = given ?? (await freePort());
  const bounds = ['--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru'];
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...bounds];
  const program = await startProgram('redis-server', options, { isReady: () => isListening(port) });
  return { ...program, url: `redis://127.0.0.1:${port}`, port };
}
