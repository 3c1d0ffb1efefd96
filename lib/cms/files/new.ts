import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Existing, hrefOf, NEW_KINDS, type NewKind, newEntry, questionsFor } from '@/lib/cms/files/newEntry';
import { foldersIn } from '@/lib/cms/files/readFolder';

// `npm run new article` (or news, event, place): prompts up to four times and writes the files of a new entry of content/.

const root = join(process.cwd(), 'content');

const idsIn = (name: string): string[] => foldersIn(join(root, name));

const guide = idsIn('guide');
const existing: Existing = {
  ids: [...guide, ...idsIn('news'), ...idsIn('events')],
  guide,
  places: guide.filter((id) => existsSync(join(root, 'guide', id, 'place.yaml'))),
  categories: {
    article: idsIn('categories'),
    news: idsIn('news-categories'),
    event: idsIn('event-categories'),
  },
};

async function readAnswers(kind: NewKind): Promise<string[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const readAnswer = async (question: ReturnType<typeof questionsFor>[number]): Promise<string> => {
    process.stdout.write(`${question.text}\n> `);
    const line = await lines.next();
    if (line.done) process.exit(1);
    const answer = line.value.trim();
    const wrong = question.fault(answer);
    if (!wrong) return answer;
    process.stdout.write(`  ${wrong}\n`);
    return readAnswer(question);
  };
  const answers: string[] = [];
  for (const question of questionsFor(kind, existing)) {
    answers.push(question.isSkipped?.(answers) ? '' : await readAnswer(question));
  }
  terminal.close();
  return answers;
}

const kind = NEW_KINDS.find((each) => each === process.argv[2]);
if (!kind) {
  process.stderr.write(`npm run new ${NEW_KINDS.join('|')}\n`);
  process.exit(1);
}
const answers = await readAnswers(kind);
const files = newEntry(kind, answers, new Date());
for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  process.stdout.write(`content/${path}\n`);
}
if (kind !== 'place')
  process.stdout.write(
    `It is a draft: until you remove draft: true, no page shows it and npm run content skips it.
Then npm run dev shows it at http://localhost:3000${hrefOf(kind, answers[0] ?? '')}
`,
  );
