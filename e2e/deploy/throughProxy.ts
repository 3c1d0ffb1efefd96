import { test } from '@playwright/test';
import { type Site, startSite } from '../support/site';
import { type ReverseProxy, startReverseProxy } from './reverseProxy';

/** Starts a site behind nginx for the tests of a file, one after another. @returns both, once the tests run */
export function throughProxy(): { site: Site; proxy: ReverseProxy } {
  const started = {} as { site: Site; proxy: ReverseProxy };
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    started.site = await startSite();
    started.proxy = await startReverseProxy([Number(new URL(started.site.origin).port)]);
  });
  test.afterAll(async () => {
    await started.proxy?.stop();
    await started.site?.stop();
  });
  return started;
}
