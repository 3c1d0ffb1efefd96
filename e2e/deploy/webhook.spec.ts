import { readFileSync } from 'node:fs';
import { freePort } from '../support/site';
import { expect, test } from '../support/test';
import { startNameServer } from './nameServer';
import { startReverseProxy } from './reverseProxy';

test('the webhook of the runbook refreshes the site, for the content system only, also if it starts after nginx', async ({
  startSite,
  atEnd,
}) => {
  const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/runbook.md', 'utf8')) ?? [];
  const port = await freePort();
  const site = await startSite({ variables: { METRICS_PORT: String(port) } });
  const addresses: Record<string, string> = {};
  const names = await startNameServer(addresses);
  atEnd(names.stop);
  const locations = block.replace(':9464', `:${port}`);
  const proxy = await startReverseProxy([Number(new URL(site.origin).port)], names.port, locations);
  atEnd(proxy.stop);
  const call = async (method: string, token: string, body?: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${proxy.origin}/webhooks/content`, { method, headers, body })).status;
  };
  expect(await call('POST', 'GUESSED')).toBe(403);
  expect(await call('GET', 'LONG-RANDOM-TOKEN')).toBe(403);
  expect(await call('POST', 'LONG-RANDOM-TOKEN')).toBeGreaterThanOrEqual(500);
  expect(site.output()).not.toContain('content.refreshed');
  addresses['metrics-1'] = '127.0.0.1';
  // A content system sends the whole article.
  const article = JSON.stringify({ text: 'x'.repeat(50_000) });
  await expect.poll(() => call('POST', 'LONG-RANDOM-TOKEN', article)).toBe(202);
  await expect.poll(site.output).toContain('content.refreshed');
});
