import { join } from 'node:path';
import { readJsonFile } from '@/lib/cms/files/parseFile';

/** `npm run content`: checks everything under content/: articles, categories, pictures, places, lists; any fault fails it. */
try {
  readJsonFile('messages/site.json');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// After the messages, which it imports.
const { checkContent } = await import('@/lib/cms/files/checkContent');

const { faults, summary } = checkContent(join(process.cwd(), 'content'));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(summary);
