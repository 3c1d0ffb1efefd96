import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = await createConfig({
  clearMocks: true,
  restoreMocks: true,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

const shared = {
  ...config,
  // Some packages are ES modules, which Jest needs compiled; these are not, and are most of what tests load.
  // next/jest sets its own patterns; ours replace them.
  transformIgnorePatterns: [
    '/node_modules/(@jest|@testing-library|aria-query|fast-check|jest-|next/|pretty-format|react|sharp|swr|yaml)',
    '^.+\\.module\\.(css|sass|scss)$',
  ],
};

export default {
  // By default it leaves one processor idle: half the time on two.
  maxWorkers: '100%',
  // Half a second on a quiet machine; a busy one must not fail.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      testMatch: ['<rootDir>/{app,components,deploy,e2e,lib}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/jest.dom.ts'],
      testMatch: ['<rootDir>/{app,components,deploy,lib}/**/*.test.tsx'],
    },
  ],
};
