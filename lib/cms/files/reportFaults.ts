import { join } from 'node:path';
import { readContent } from '@/lib/cms/files/library';

/** Prints the faults of the files under `content/` that cannot be read, a line each with file and line or field. */
export function reportFaults(): number {
  const root = join(process.cwd(), 'content');
  const { faults } = readContent(root);
  for (const fault of faults) process.stderr.write(`${fault.replaceAll(root, 'content')}\n`);
  return faults.length;
}
