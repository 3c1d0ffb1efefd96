import { join } from 'node:path';
import { readContent } from '@/lib/cms/files/library';
import { readPartners } from '@/lib/cms/files/readPartners';

/** Prints the faults of the files under `content/` that cannot be read, a line each with file and line or field. */
export function reportFaults(): number {
  const root = join(process.cwd(), 'content');
  const faults = [...readContent(root).faults, ...readPartners(root).faults];
  for (const fault of faults) process.stderr.write(`${fault.replaceAll(root, 'content')}\n`);
  return faults.length;
}
