import { join } from 'node:path';
import { checkContent } from '@/lib/cms/files/checkContent';

/** `npm run content`: checks the articles, categories, pictures and places under content/; any fault fails it. */
const { faults, summary } = checkContent(join(process.cwd(), 'content'));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(summary);
