import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort, startSite } from '../support/site';
import { startFront } from './front';

test('the webhook of the runbook refreshes the site, for the content system only', async () => {
  const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/runbook.md', 'utf8')) ?? [];
  const port = await freePort();
  const site = await startSite({ variables: { METRICS_PORT: String(port) } });
  const locations = block.replace('127.0.0.1:9464', `127.0.0.1:${port}`);
  const front = await startFront([Number(new URL(site.origin).port)], undefined, locations);
  const call = async (method: string, token: string, body?: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${front.origin}/webhooks/content`, { method, headers, body })).status;
  };
  try {
    expect(await call('POST', 'GUESSED')).toBe(403);
    expect(await call('GET', 'LONG-RANDOM-TOKEN')).toBe(403);
    expect(site.output()).not.toContain('content.refreshed');
    // A content system sends the whole article.
    expect(await call('POST', 'LONG-RANDOM-TOKEN', JSON.stringify({ text: 'x'.repeat(50_000) }))).toBe(202);
    await expect.poll(site.output).toContain('content.refreshed');
  } finally {
    await front.stop();
    await site.stop();
  }
});

test('without it, nothing may be posted there', async () => {
  const site = await startSite();
  const front = await startFront([Number(new URL(site.origin).port)]);
  const { status } = await fetch(`${front.origin}/webhooks/content`, { method: 'POST', body: '{}' });
  await front.stop();
  await site.stop();
  expect(status).toBe(405);
});
