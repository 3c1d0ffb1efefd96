import { pairTest } from '../support/pair';
import { expect, test } from '../support/test';
import { WORDS } from '../support/words';

const words = WORDS.en.SearchPage;

/** A provider is asked again soon after it failed. */
const RECOVERY = { timeout: 60_000, intervals: [1_000] };

pairTest.describe('while the provider fails', () => {
  pairTest('the visitor pages are searched, and the page says that this is all', async ({ provider, site }) => {
    test.setTimeout(90_000);
    await provider.break('500');
    const taxi = await site.ask('/search?q=taxi');
    expect(taxi.status).toBe(200);
    expect(taxi.text).toContain('#taxis');
    expect(taxi.text).toContain(words.incomplete);

    const index = await site.ask('/search-index/v1/en.json');
    expect(index.status).toBe(200);
    expect(index.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(index.text)).toMatchObject({ isComplete: false });

    await provider.mend();
    const isAll = async (): Promise<boolean> => !(await site.ask('/search?q=organ')).text.includes(words.incomplete);
    await expect.poll(isAll, RECOVERY).toBe(true);
    expect((await site.ask('/search?q=organ')).text).toContain('id=event-01');
  });

  pairTest('what was known before is still found', async ({ provider, site }) => {
    expect((await site.ask('/search?q=organ')).text).toContain('id=event-01');
    await provider.break('hang');
    const { text } = await site.ask('/search?q=organ');
    expect(text).toContain('id=event-01');
    expect(text).not.toContain(words.incomplete);
  });
});
