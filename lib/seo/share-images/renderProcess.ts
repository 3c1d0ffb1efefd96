import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Result } from '@/lib/seo/share-images/render/main';
import type { ShareImageInput } from '@/lib/seo/share-images/render/renderShareImage';

// Why share images are rendered in a child process: docs/decisions/share-images.md.

/** A job that takes longer means that the process hangs. */
const JOB_TIMEOUT_MS = 10_000;
const IDLE_MS = 30_000;

const FONTS_CONFIG = join(process.cwd(), 'lib', 'seo', 'share-images', 'render', 'fonts', 'fonts.conf');

/** Returns freed memory to the system: 100 MB after any number of images instead of 160, for 15 ms more an image. */
const LOW_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '262144',
  UV_THREADPOOL_SIZE: '1',
};

type Job = { resolve: (result: Result) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

type RenderProcess = { child: ChildProcess; jobs: Map<number, Job>; idle: NodeJS.Timeout | undefined };

let current: RenderProcess | null = null;
let lastId = 0;

function start(): RenderProcess {
  // Not `fork`: the bundler would resolve its path as a module.
  const script = join(process.cwd(), 'dist', 'renderShareImages.mjs');
  const child = spawn(process.execPath, ['--max-old-space-size=64', script], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...LOW_MEMORY, FONTCONFIG_FILE: FONTS_CONFIG },
  });
  const started: RenderProcess = { child, jobs: new Map(), idle: undefined };
  child.unref();
  child.channel?.unref();
  child.on('message', (message) => {
    const result = message as Result;
    finish(started, result.id)?.resolve(result);
  });
  const close = (): void => {
    if (current === started) current = null;
    clearTimeout(started.idle);
    for (const id of started.jobs.keys()) finish(started, id)?.reject(new Error('the render process ended'));
  };
  child.once('exit', close);
  child.once('error', close);
  return started;
}

/** Ends an idle process. The next job starts another one: sent to this one, it would be lost. */
function end(idle: RenderProcess): void {
  if (current === idle) current = null;
  idle.child.kill();
}

function finish(from: RenderProcess, id: number): Job | undefined {
  const job = from.jobs.get(id);
  from.jobs.delete(id);
  clearTimeout(job?.timer);
  if (from.jobs.size === 0) from.idle = setTimeout(() => end(from), IDLE_MS).unref();
  return job;
}

/**
 * Renders a share image in the child process, starting it if necessary. Throws when the process fails, ends or hangs.
 */
export function renderInProcess(input: ShareImageInput): Promise<Result> {
  current ??= start();
  const { child, jobs, idle } = current;
  clearTimeout(idle);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), JOB_TIMEOUT_MS).unref();
    jobs.set(id, { resolve, reject, timer });
    child.send({ id, input }, (error) => {
      if (error) child.kill('SIGKILL');
    });
  });
}
