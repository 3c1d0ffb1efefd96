import type { Reading } from '@/lib/cms/files/library';

/** One rule of the content: its faults, each as one line of file, field and remedy. */
export type Check = (reading: Reading) => string[];
