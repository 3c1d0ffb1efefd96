import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/site';

const START_MS = 60_000;

/**
 * A provider in a process of its own, so that its work is not counted: two of five articles in the guide, two news, one
 * event.
 *
 * @param {number} articles
 */
export async function startLargeProvider(articles) {
  // It listens ten above where the suite’s ports begin.
  const first = (await freePort()) - 10;
  const sizes = [articles * 0.4, articles * 0.4, articles * 0.2].map(String);
  const start = fileURLToPath(new URL('../provider/start.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', start, ...sizes], {
    env: { ...process.env, E2E_PORT: String(first) },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${first + 10}`;
  // It makes its articles when it is asked for the first time.
  for (const late = Date.now() + START_MS; Date.now() < late; ) {
    const answer = await fetch(`${origin}/api/article?limit=1`).catch(() => null);
    if (answer?.ok) return { origin, stop: () => child.kill('SIGKILL') };
    await new Promise((done) => setTimeout(done, 200));
  }
  child.kill('SIGKILL');
  throw new Error('the provider did not start');
}
