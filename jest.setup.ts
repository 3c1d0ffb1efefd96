import '@testing-library/jest-dom';

/** A part alone stands in no app: links find a router that goes nowhere. */
jest.mock('next/navigation', () => {
  const router = { push: jest.fn(), prefetch: jest.fn() };
  return { ...jest.requireActual('next/navigation'), useRouter: () => router };
});

/** What was said on the console during a test. */
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${level}: ${words.join(' ')}`);
    });
  }
});

/** Noise fails: a warning or an error nobody expected is a defect. */
afterEach(() => {
  if (noise.length > 0) throw new Error(`Unexpected ${noise.join('\n')}`);
});

/** jsdom knows dialogs, but not how to open one. */
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** jsdom knows no media: nobody asks for anything special. */
if (typeof window !== 'undefined')
  window.matchMedia = ((media: string) => ({ matches: false, media })) as typeof window.matchMedia;
