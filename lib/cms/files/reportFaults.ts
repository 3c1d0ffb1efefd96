import { join } from 'node:path';
import { readContent } from '@/lib/cms/files/library';
import { readPartners } from '@/lib/partners/readPartners';

// The build runs this, so that faults of the content are seen before the site starts without the parts that have them.
const root = join(process.cwd(), 'content');
for (const fault of [...readContent(root).faults, ...readPartners(root).faults]) {
  process.stderr.write(`Left out: ${fault.replaceAll(root, 'content')}\n`);
}
