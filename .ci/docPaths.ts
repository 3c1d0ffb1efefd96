// Checks references: relative links and paths in backticks of every Markdown file but the changelog must exist, and
// comments that cite docs/requirements.md must name one of its sections. Fails with file, line and path.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PATH = /`((?:app|components|lib|content|messages|public|e2e|deploy|docs|\.ci)\/[^`\s<>*{}…]+)`/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
/** A citation may span two lines of a comment. One by number (`R2.5`) matches too, and is wrong. */
const CITATION = /docs\/requirements\.md,\s+(?:(?:\*|\/\/)\s+)?([A-Z][\w ]*)/g;

const SOURCES = ['.', 'app', 'components', 'content', 'deploy', 'docs', 'e2e', 'lib'];

/** All files below a folder; for the root itself, only those directly in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: folder !== '.' }).map((file) => join(folder, file));

const files = SOURCES.flatMap(filesIn);
const sections = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, name]) => name),
);

function wrongCitations(file: string, text: string): string[] {
  const wrong = [...text.matchAll(CITATION)].filter(([, name = '']) => !sections.has(name.trim()));
  return wrong.map(({ index, 1: name }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: docs/requirements.md has no section “${name}”`;
  });
}

const missingTargets = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const paths = [...line.matchAll(PATH)].map(([, path = '']) => path);
    const links = [...line.matchAll(LINK)].map(([, path = '']) => join(dirname(file), path));
    // Links of the content lead to articles and pages, which its own check covers.
    const targets = file.startsWith('content/') && !file.endsWith('README.md') ? [] : [...paths, ...links];
    return targets.filter((path) => !existsSync(path)).map((path) => `${file}:${index + 1}: ${path} is not there`);
  });

function problemsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...wrongCitations(file, text), ...(/(?<!CHANGELOG)\.md$/.test(file) ? missingTargets(file, text) : [])];
}

const problems = files.filter((file) => /\.(md|tsx?|mjs|scss)$/.test(file)).flatMap(problemsIn);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
