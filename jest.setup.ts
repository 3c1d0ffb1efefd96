import '@testing-library/jest-dom';

/** Noise fails: a warning or an error nobody expected is a defect. */
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${words.join(' ')}`);
  });
}
