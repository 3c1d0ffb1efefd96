import type { Reading } from '@/lib/cms/files/library';

/** A rule of the content. Returns its faults, each as one line of file, field and remedy. */
export type Check = (reading: Reading) => string[];
