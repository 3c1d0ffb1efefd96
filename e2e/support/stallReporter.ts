import { setTimeout as wait } from 'node:timers/promises';
import type { Reporter } from '@playwright/test/reporter';

/** The longest time without the start or end of a test or a step. */
const STALL_MS = 120_000;
/** Time for the workers to end. */
const GRACE_MS = 10_000;

/** Ends a run that makes no progress; one that does may take any time. */
export default class StallReporter implements Reporter {
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  printsToStdio = (): boolean => false;

  onBegin = (): void => this.restart();
  onTestBegin = (): void => this.restart();
  onStepEnd = (): void => this.restart();
  onTestEnd = (): void => this.restart();

  onEnd(): void {
    clearTimeout(this.timer);
  }

  private restart(): void {
    clearTimeout(this.timer);
    if (!this.isStopping) this.timer = setTimeout(() => this.stop(), STALL_MS);
  }

  /** Stops the run as Ctrl+C does: Playwright interrupts the running tests and prints its summary of what failed. */
  private async stop(): Promise<void> {
    this.isStopping = true;
    console.error(`site tests: no progress for ${STALL_MS / 1_000} s, stopping`);
    process.kill(process.pid, 'SIGINT');
    await wait(GRACE_MS, undefined, { ref: false });
    // Kills workers that are blocked.
    process.kill(process.pid, 'SIGINT');
  }
}
