import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time a process has used so far, in milliseconds. @param {number} pid */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000;
}

/** @param {number} pid */
export const memoryMB = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/**
 * What a piece of work cost a process, shared among its parts.
 *
 * @param {number} pid @param {number} parts @param {() => Promise<void>} work
 * @returns {Promise<number>} microseconds of processor time for each
 */
export async function cpuEach(pid, parts, work) {
  const before = cpuMs(pid);
  await work();
  return ((cpuMs(pid) - before) * 1_000) / parts;
}
