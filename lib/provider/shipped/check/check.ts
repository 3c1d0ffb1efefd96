import type { Reading } from '@/lib/provider/shipped/library';

/** One rule of the content: its faults, each as one line of file, field and remedy. */
export type Check = (reading: Reading) => string[];
