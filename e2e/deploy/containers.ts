import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

type Service = {
  image?: string;
  user?: string;
  environment?: Record<string, string>;
  command?: string[];
  networks?: string[] | Record<string, { aliases?: string[] } | null>;
  ports?: { host_ip: string; published: string; target: number }[];
  healthcheck?: { test: string[] };
  build?: { context?: string; dockerfile?: string };
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
} & Record<string, unknown>;

type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};

export const readCompose = (): Compose =>
  parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as Compose;

/** A text as Compose reads it: `${NAME:-default}`, `${NAME:?what is missing}`, and `$$` for a dollar sign. */
export const interpolate = (text: string, variables: Record<string, string>): string =>
  text.replace(/\$\$|\$\{(\w+):([-?])([^}]*)\}/g, (_whole, name?: string, kind?: string, rest = '') => {
    if (!name) return '$';
    const value = variables[name] || (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} is required: ${rest}`);
    return value;
  });

/** The variables of a container. */
export const environmentOf = (
  service: Service | undefined,
  variables: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([name, value]) => [name, interpolate(value, variables)]),
  );

/** The instructions of a container file in order, such as `['RUN', 'npm ci']`. */
export const readInstructions = (file: string): [keyword: string, rest: string][] =>
  readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]);

const SITE = readInstructions('deploy/Containerfile');
const lastStage = SITE.findLastIndex(([keyword]) => keyword === 'FROM');
/** Of several instructions the last one counts. */
const lastOf = (keyword: string): string => SITE.findLast(([each]) => each === keyword)?.[1] ?? '';

const commandOf = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('['))) as string[];

export const COMMAND = commandOf(lastOf('CMD'));
export const HEALTH_CHECK = commandOf(lastOf('HEALTHCHECK'));
export const ENVIRONMENT = Object.fromEntries(
  lastOf('ENV')
    .split(' ')
    .map((pair) => pair.split('=')),
) as Record<string, string>;

/** What `next build` does not read, but other commands may have left. */
const NOT_BUILT = ['.next/cache', '.next/dev'];

/** The build of this folder after the steps of the build stage, which are run except for those that are done already. */
function buildStage(root: string): void {
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'next.config.mjs', 'public', 'content']) {
    cpSync(name, join(root, name), { recursive: true });
  }
  for (const name of ['lib', 'dist', '.next']) {
    cpSync(name, join(root, name), { recursive: true, filter: (path) => !NOT_BUILT.includes(path) });
  }
  // Links instead of copies of the files; npm rewrites one of them in place.
  execFileSync('cp', ['-al', 'node_modules', join(root, 'node_modules')]);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  for (const [keyword, rest] of SITE.slice(0, lastStage)) {
    if (keyword !== 'RUN' || rest === 'npm ci') continue;
    execFileSync('sh', ['-ec', rest.replace('npm run build', 'true')], { cwd: root, stdio: 'pipe' });
  }
}

/** Lays the files of the image out in a folder, as the container file says. */
export function layOutImage() {
  const parent = mkdtempSync(join(tmpdir(), 'kotor-image-'));
  const [build, root] = [join(parent, 'build'), join(parent, 'site')];
  mkdirSync(build);
  mkdirSync(root);
  buildStage(build);
  for (const [keyword, rest] of SITE.slice(lastStage)) {
    if (keyword !== 'COPY') continue;
    const parts = rest.split(' ').filter((part) => !part.startsWith('--'));
    const target = join(root, parts.at(-1) ?? '');
    for (const source of parts.slice(0, -1)) {
      const to = parts.at(-1) === './' ? join(target, basename(source)) : target;
      cpSync(source.replace('/site', build), to, { recursive: true, verbatimSymlinks: true });
    }
  }
  rmSync(build, { recursive: true });
  return { root, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
