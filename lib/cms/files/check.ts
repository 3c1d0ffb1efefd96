import { join } from 'node:path';
import { readJsonFile } from '@/lib/cms/files/parseFile';

/**
 * `npm run content`: checks everything under content/: articles, categories, pictures, places, lists; any fault fails
 * it. `--without-due` ignores what has only become outdated: `npm run check` must not fail after a year without a
 * change.
 */
try {
  readJsonFile('messages/site.json');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// After the messages, which it imports.
const { checkContent, LASTING_RULES, RULES } = await import('@/lib/cms/files/checkContent');

const rules = process.argv.includes('--without-due') ? LASTING_RULES : RULES;
const { faults, summary } = checkContent(join(process.cwd(), 'content'), rules);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(summary);
