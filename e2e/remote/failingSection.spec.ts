import { pagePaths } from '../support/addresses';
import { textOf } from '../support/html';
import { MESSAGES } from '../support/messages';
import { RECOVERY_SECONDS } from '../support/outage';
import { expect, test } from '../support/test';

test('leaves out a failing section of a page, shows it again soon, and events without their list', async ({
  provider,
  site,
}) => {
  const messages = MESSAGES.en.HomePage;
  const sectionsOf = (html: string): string[] =>
    [...html.matchAll(/<h2\b[^>]*>[\s\S]*?<\/h2>/g)].map(([each]) => textOf(each));
  provider.break('500', '/api/article?tags=EXPERIENCES', '/api/article?page=1&limit=12&type=event');
  const broken = await site.request('/');
  expect(broken.status).toBe(200);
  expect(sectionsOf(broken.text)).toEqual(
    expect.arrayContaining([messages.attractions, messages.events, messages.news]),
  );
  expect(sectionsOf(broken.text)).not.toContain(messages.experiences);
  // Home has a call of its own for them.
  const shown = [...broken.text.matchAll(/href="\/events\/[^"]*id=(event-\d+)"/g)].map(([, id]) => id);
  expect(new Set(shown)).toEqual(new Set(['event-12', 'event-11', 'event-10']));

  provider.break('500', '/api/article?page=1&limit=50&tags=');
  const { status, text } = await site.request(pagePaths('remote', 'en').article);
  expect(status).toBe(200);
  expect(text).not.toContain('id="related"');

  provider.mend();
  await site.pass(RECOVERY_SECONDS);
  await expect.poll(async () => sectionsOf((await site.request('/')).text)).toContain(messages.experiences);
});
