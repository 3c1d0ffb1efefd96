// The diagram of docs/architecture.md: `npm run docs` writes its generated part from the imports of the code, `--check`
// fails if it is out of date, if the request's path names a missing folder, or if folders import each
// other in a cycle. Tests and test data are ignored.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = 'docs/architecture.md';
const EXTENSION = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|testUtils|cases|suite|d)\.\w+$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:@\/|\.)[^']+)'/g;
const GENERATED = /(?<=%% imports.*\n)[\s\S]*?(?=\n +%% request)/;

type Graph = Map<string, Set<string>>;

/** The folder that a file belongs to: `app`, `components`, `middleware`, or its entry under `lib`, such as `lib/routing`. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'lib' ? `lib/${second.replace(EXTENSION, '')}` : first.replace(EXTENSION, '');
}

function sourceFiles(): string[] {
  const inFolders = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => join(folder, file)),
  );
  return [...inFolders, 'middleware.ts'].filter((file) => EXTENSION.test(file) && !TEST.test(file));
}

/** Which folder imports which. */
function readImports(): Graph {
  const graph: Graph = new Map();
  for (const file of sourceFiles()) {
    const from = folderOf(file);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = folderOf(path.startsWith('@/') ? path.slice(2) : join(dirname(file), path));
      if (to !== from && /^(app|components|middleware|lib\/.+)$/.test(to)) targets.add(to);
    }
  }
  return graph;
}

/** Everything that a folder imports, directly or through others. */
function reach(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...(graph.get(node) ?? []));
  }
  return seen;
}

const idOf = (name: string): string => name.replace(/^lib\//, '').replaceAll('-', '_');

/** One Mermaid line per folder, with the folders it imports; transitive imports are omitted. */
function draw(graph: Graph): string {
  const isFolder = (name: string) => name === 'middleware' || existsSync(name);
  const names = [...graph.keys()].filter(isFolder).sort();
  const lines = names.map((name) => `  ${idOf(name)}["${name}"]`);
  const edges = names.flatMap((name) => {
    const targets = [...(graph.get(name) ?? [])].filter(isFolder).sort();
    const direct = targets.filter((to) => !targets.some((other) => other !== to && reach(graph, other).has(to)));
    return direct.length > 0 ? [`  ${idOf(name)} --> ${direct.map(idOf).join(' & ')}`] : [];
  });
  return [...lines, ...edges].join('\n');
}

const graph = readImports();
const drawing = draw(graph);
const page = readFileSync(FILE, 'utf8');
const problems: string[] = [];

if (process.argv.includes('--check')) {
  if (GENERATED.exec(page)?.[0] !== drawing) problems.push(`${FILE}: the drawing is out of date; run npm run docs`);
  const ids = new Set(drawing.match(/\w+(?=\[")/g));
  const way = /%% request.*\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  for (const [, id = ''] of way.matchAll(/\b(\w+)(?=\s*(?:==>|\n|$))/g)) {
    if (!ids.has(id) && !way.includes(`${id}([`))
      problems.push(`${FILE}: the request's way names ${id}, which is no folder`);
  }
  const circular = [...graph.keys()].filter((node) => reach(graph, node).has(node)).sort();
  if (circular.length > 0) problems.push(`these folders import each other: ${circular.join(', ')}`);
} else {
  writeFileSync(FILE, page.replace(GENERATED, drawing));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
