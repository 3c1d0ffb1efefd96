/** A component rendered alone has no router: links get one that does nothing. */
jest.mock('next/navigation', () => {
  const router = { push: jest.fn(), prefetch: jest.fn() };
  return { ...jest.requireActual('next/navigation'), useRouter: () => router };
});

/** No test writes log lines: what is logged can be expected. */
jest.mock('@/lib/server/log', () => ({
  ...jest.requireActual('@/lib/server/log'),
  log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
}));

/** Warnings and errors on the console during a test. */
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      noise.push(`console.${level}: ${values.join(' ')}`);
    });
  }
});

/** A warning or an error that no test expected fails it. */
afterEach(() => {
  if (noise.length > 0) throw new Error(`Unexpected ${noise.join('\n')}`);
});
