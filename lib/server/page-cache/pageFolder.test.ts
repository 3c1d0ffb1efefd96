import { mkdirSync, writeFileSync } from 'node:fs';
import { buildId, cacheNamespace } from '@/lib/server/page-cache/pageFolder';
import { workingFolder } from '@/lib/server/temporaryFolder.testUtils';

workingFolder();

const setVariables = (variables: object) => jest.replaceProperty(process, 'env', { ...process.env, ...variables });

test('without a build no variable is read', () => {
  setVariables({ PORT: 'eighty' });
  expect(cacheNamespace()).toBeNull();
});

test('development has no build, also beside an earlier one', () => {
  mkdirSync('.next');
  writeFileSync('.next/BUILD_ID', 'build-1\n');
  expect([buildId(), cacheNamespace()]).toEqual(['build-1', expect.stringMatching(/^build-1\/[0-9a-f]{32}$/)]);
  setVariables({ NODE_ENV: 'development' });
  expect([buildId(), cacheNamespace()]).toEqual([null, null]);
});
