// Names in the code use the field's words: `npm run words` prints declared names, and file names, that contain one of the
// words below, with file and line, and fails. Comments and texts are ignored.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDERS = ['app', 'components', 'deploy', 'lib', 'e2e'];
const SOURCE = /(?<!\.d)\.tsx?$/;

/** Matched against a name's words in small letters with hyphens between: `keptArticles` is `kept-articles`. */
const AVOIDED = [
  /\b(keep(?!-alive)|keeps|keeper|keeping|kept)\b/,
  /\b(ask|asks|asked|asking)\b/,
  /\b(bring|brings|brought|come|comes|came)\b/,
  /\b(let-go|lets-go|lead-on|leads-on|whoever|whereabouts)\b/,
  /\b(pack-once|packed|packer|unpacked)\b/,
  /\b(seal|seals|sealed|sealing|lighten|lightens|lightened)\b/,
  /\b(faces|opening(?!-hours)|openings|wear|wears|worn|standing|growth)\b/,
  /\b(thing|things|shelf|shelves|bench)\b/,
  /\b(orders|delivery|deliveries)\b/,
];

/** Comments and strings, replaced by their line breaks; the `${}` of a template string is removed too. */
const NOT_CODE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Declarations, destructured names, parameters, and keys of types and objects. */
const DECLARED = [
  /\b(?:const|let|var|function\*?|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g,
  /\b(?:const|let|var)\s*[[{]([^=]*?)[\]}]\s*=/g,
  /(?:^|[{,(;])\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??\s*(?=:)/gm,
];

const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])|_+/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

const isAvoided = (name: string): boolean => AVOIDED.some((word) => word.test(toWords(name)));

function offendersIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(NOT_CODE, (part) => `''${'\n'.repeat(part.split('\n').length - 1)}`);
  const names = DECLARED.flatMap((pattern) => [...code.matchAll(pattern)]).flatMap(
    ({ 0: match, 1: names = '', index }) =>
      names
        .split(/[^\w$]+/)
        .map((name) => ({ name, line: code.slice(0, index + match.lastIndexOf(name)).split('\n').length })),
  );
  const offenders = names.filter(({ name }) => isAvoided(name)).map(({ name, line }) => `${file}:${line}: ${name}`);
  return [...new Set([...(isAvoided(basename(file)) ? [`${file}:1: the file's name`] : []), ...offenders])];
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => join(folder, file)),
);
const offenders = [...files, 'middleware.ts'].filter((file) => SOURCE.test(file)).flatMap(offendersIn);
for (const offender of offenders) console.log(offender);
console.log(offenders.length === 0 ? 'words: none of the avoided ones' : `words: ${offenders.length} names to change`);
process.exitCode = offenders.length > 0 ? 1 : 0;
