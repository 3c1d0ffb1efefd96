import { join } from 'node:path';
import { readJsonFile } from '@/lib/cms/files/parseFile';

/**
 * `npm run content`: checks everything under content/: articles, categories, pictures, places and lists; any fault
 * fails it. With `-- --live` an example value of the organisation is a fault too.
 */
try {
  readJsonFile('messages/site.json');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// After the messages, which they import.
const { checkContent } = await import('@/lib/cms/files/checkContent');
const { exampleValues } = await import('@/lib/server/exampleValues');

const examples = process.argv.includes('--live') ? exampleValues() : [];
const { faults, summary } = checkContent(
  join(process.cwd(), 'content'),
  examples.map((value) => `lib/site.ts: ${value} is an example; write the real one`),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(summary);
