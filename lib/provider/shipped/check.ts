import { join } from 'node:path';
import { checkContent } from '@/lib/provider/shipped/checkContent';

/** `npm run content`: checks everything under content/ and names file, field and remedy of each fault. */
const faults = checkContent(join(process.cwd(), 'content'));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('content: no faults');
