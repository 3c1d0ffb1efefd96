import { existsSync, readdirSync, readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Packages of ES modules, which Jest needs compiled. */
const ES_MODULES = readdirSync('node_modules')
  .flatMap((name) => (name.startsWith('@') ? readdirSync(`node_modules/${name}`).map((own) => `${name}/${own}`) : name))
  .filter((name) => {
    const file = `node_modules/${name}/package.json`;
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
  });

const config = await createConfig({
  clearMocks: true,
  restoreMocks: true,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

const shared = {
  ...config,
  // next/jest sets its own patterns; ours replace them.
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
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
