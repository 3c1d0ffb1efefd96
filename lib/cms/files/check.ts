import { join } from 'node:path';
import { checkContent } from '@/lib/cms/files/checkContent';
import { exampleValues } from '@/lib/server/exampleValues';

/**
 * `npm run content`: checks everything under content/: articles, categories, pictures, places and lists; any fault
 * fails it. With `-- --live` an example value of the organisation is a fault too.
 */
const { faults, summary } = checkContent(join(process.cwd(), 'content'));
const examples = process.argv.includes('--live') ? exampleValues() : [];
const all = [...faults, ...examples.map((value) => `lib/site.ts: ${value} is an example; write the real one`)];
for (const fault of all) console.error(fault);
if (all.length > 0) process.exitCode = 1;
console.log(summary);
