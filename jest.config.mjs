import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Packages that ship as ES modules only: Jest needs them compiled. */
const ES_MODULES = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'marked',
  'hast-.*',
  'hastscript',
  'html-void-elements',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'stringify-entities',
  'character-entities.*',
  'zwitch',
  'ccount',
  'vfile.*',
  'unist-.*',
  'web-namespaces',
  'devlop',
  'parse5',
  'entities',
  'css-select',
  'css-what',
  'dom-serializer',
  'domhandler',
  'domelementtype',
  'domutils',
  'htmlparser2',
  'boolbase',
  'nth-check',
  'serwist',
  '@serwist',
];

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
      testMatch: ['<rootDir>/{app,components,deploy,lib}/**/*.test.ts'],
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
