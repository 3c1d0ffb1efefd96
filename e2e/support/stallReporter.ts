import { setTimeout as wait } from 'node:timers/promises';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** No test has begun, finished or taken a step for so long. */
const STALL_MS = 120_000;
/** Playwright has so long to end its workers and to report. */
const GRACE_MS = 30_000;

/** Ends a run that stands still, however long one that makes progress takes, and lists what failed before. */
export default class StallReporter implements Reporter {
  private readonly failed = new Set<string>();
  private readonly stallMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor({ stallMs = STALL_MS }: { stallMs?: number } = {}) {
    this.stallMs = stallMs;
  }

  printsToStdio = (): boolean => false;

  onBegin = (): void => this.restart();
  onTestBegin = (): void => this.restart();
  onStepEnd = (): void => this.restart();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const title = test.titlePath().filter(Boolean).join(' › ');
    if (status !== 'skipped' && status !== test.expectedStatus) this.failed.add(title);
    else this.failed.delete(title);
    this.restart();
  }

  onEnd(): void {
    clearTimeout(this.timer);
  }

  private restart(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stop(), this.stallMs);
  }

  private async stop(): Promise<void> {
    const list = [...this.failed].map((title) => `\n  ${title}`).join('');
    console.error(`site tests: no progress for ${this.stallMs / 1_000} s, stopping. Failed so far:${list || ' none'}`);
    // As Ctrl+C: Playwright interrupts the running tests and prints its summary.
    process.kill(process.pid, 'SIGINT');
    await wait(GRACE_MS, undefined, { ref: false });
    process.exit(1);
  }
}
