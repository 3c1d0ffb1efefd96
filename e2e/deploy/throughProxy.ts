import { test } from '@playwright/test';
import { type Site, startSite } from '../support/site';
import { type Front, startFront } from './front';

/** Starts a site behind nginx for the tests of a file, one after another. @returns both, once the tests run */
export function throughProxy(): { site: Site; front: Front } {
  const started = {} as { site: Site; front: Front };
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    started.site = await startSite();
    started.front = await startFront([Number(new URL(started.site.origin).port)]);
  });
  test.afterAll(async () => {
    await started.front?.stop();
    await started.site?.stop();
  });
  return started;
}
