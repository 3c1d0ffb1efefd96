import { chmodSync, statSync } from 'node:fs';

const NOBODY = 65_534;

/** Runs `act` while a file or folder has other permissions, which do not stop root: then as `nobody`. */
export function withRights<T>(path: string, rights: string, act: () => T): T {
  const before = statSync(path).mode;
  const isRoot = process.getuid?.() === 0;
  try {
    chmodSync(path, rights);
    if (isRoot) process.seteuid?.(NOBODY);
    return act();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(path, before);
  }
}
