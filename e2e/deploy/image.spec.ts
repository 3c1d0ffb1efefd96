import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@/lib/server/http/listen.testUtils';
import { isUp, sendRequest } from '../support/http';
import { runProgram, startProgram } from '../support/program';
import { freePort } from '../support/site';
import { splitWords } from '../support/splitWords';
import { expect, test } from '../support/test';
import { COMMAND, ENVIRONMENT, HEALTH_CHECK, layOutImage } from './containers';

/** Of the files that the site adds to its base image. */
const MAX_IMAGE_MB = 280;

/** Time until it is ready. */
const START_MS = 60_000;

/** Files of a folder, except under `.next/cache`, that were written since a time. */
const writtenSince = (root: string, time: number): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const entry = statSync(join(root, name), { throwIfNoEntry: false });
    return !name.startsWith('.next/cache/') && entry?.isFile() && entry.mtimeMs > time;
  });

test('the image has only what runs, starts, writes to its cache alone, and its health check follows PORT', async ({
  atEnd,
}) => {
  test.setTimeout(300_000);
  const { root, remove } = layOutImage();
  atEnd(remove);
  const builds = splitWords(
    'typescript esbuild sass jest playwright @playwright/test @biomejs/biome tsx dclint @types/node',
  );
  const mounted = join(root, '..', 'content');
  renameSync(join(root, 'content'), mounted);
  symlinkSync(mounted, join(root, 'content'));
  expect(builds.filter((name) => existsSync(join(root, 'node_modules', name)))).toEqual([]);
  expect(readdirSync(join(root, 'node_modules/@next')).filter((name) => name.startsWith('swc'))).toEqual([]);
  const size = Number(execFileSync('du', ['-sm', root], { encoding: 'utf8' }).split('\t')[0]);
  console.log(`  ${size} MB in the image`);
  expect(size).toBeLessThan(MAX_IMAGE_MB);

  const started = Date.now();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ...ENVIRONMENT,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.2',
  };
  const [, ...parameters] = COMMAND;
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () => isUp(origin, '/readyz');
  const site = await startProgram(process.execPath, parameters, { cwd: root, env, isReady, timeout: START_MS });
  atEnd(site.stop);
  const status = (path: string, at = origin) =>
    sendRequest(at, path).then(
      (response) => response.status,
      () => 0,
    );
  const home = await sendRequest(origin, '/');
  const image = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(home.text)?.[1] ?? '/og';
  for (const path of ['/', '/vijesti', '/tax?adults=1&nights=1', '/sitemap.xml', '/sw.js', image])
    expect(await status(path), path).toBe(200);
  expect(await status('/metrics', `http://127.0.0.2:${metricsPort}`)).toBe(200);
  expect(await status('/metrics', `http://127.0.0.1:${metricsPort}`)).toBe(0);
  expect(site.output()).not.toMatch(/"level":"(?:error|warn)"/);

  const check = async (variables: Record<string, string>) =>
    (await runProgram(process.execPath, HEALTH_CHECK.slice(1), { env: { ...env, ...variables } })).code;
  const unready = createServer((_request, response) => response.writeHead(503).end());
  const unreadyPort = await listen(unready);
  const ports = [port, unreadyPort, await freePort()].map(String);
  expect(await Promise.all(ports.map((each) => check({ PORT: each })))).toEqual([0, 1, 1]);
  unready.close();
  expect(writtenSince(root, started)).toEqual([]);

  const notices = join(mounted, 'notices.yaml');
  const notice = 'id: bura, from: 2020-01-01 00:00, until: 2099-01-01 00:00, text: { en: Strong wind, sr: Jak vjetar }';
  writeFileSync(notices, `- { ${notice} }`);
  const textOfHome = async () => (await sendRequest(origin, '/')).text;
  await expect.poll(textOfHome, { timeout: 15_000 }).toContain('Strong wind');
});
