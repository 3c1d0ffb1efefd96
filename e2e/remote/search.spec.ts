import { MESSAGES } from '../support/messages';
import { RECOVERY_SECONDS } from '../support/outage';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

const messages = MESSAGES.en.SearchPage;

/** Expects the index to be complete a minute after the provider failed or was slow. */
const expectComplete = async (site: Site): Promise<void> => {
  await site.pass(RECOVERY_SECONDS);
  await expect.poll(async () => (await site.request('/search?q=organ')).text).not.toContain(messages.incomplete);
};

test('searches the static pages while the provider fails, then all, from then on', async ({ provider, site }) => {
  provider.break('500');
  const taxi = await site.request('/search?q=taxi');
  expect(taxi.status).toBe(200);
  expect(taxi.text).toContain('#taxis');
  expect(taxi.text).toContain(messages.incomplete);

  const index = await site.request('/search-index/v1/en.json');
  expect(JSON.parse(index.text)).toMatchObject({ isComplete: false });
  for (const { status, headers } of [index, await site.request('/search-index/v1/en.json?q=taxi')]) {
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
  }

  provider.mend();
  await expectComplete(site);
  expect((await site.request('/search?q=organ')).text).toContain('id=event-01');

  provider.break('hang');
  const { text } = await site.request('/search?q=organ');
  expect(text).toContain('id=event-01');
  expect(text).not.toContain(messages.incomplete);
});
