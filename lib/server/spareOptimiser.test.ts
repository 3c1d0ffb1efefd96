/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { spareOptimiser } from '@/lib/server/spareOptimiser.mjs';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a flood of pictures is worked off a few at a time, and beyond a queue turned away; pages go by', async () => {
  const ends: (() => void)[] = [];
  const handle = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  const spared = spareOptimiser(handle);
  const answer = { writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
  const ask = (url: string) => void spared({ url } as IncomingMessage, answer as unknown as ServerResponse);

  for (let count = 0; count < 500; count += 1) ask(`/_next/image?url=%2Fmedia%2F${count}.jpg&w=480&q=60`);
  await settle();
  expect(handle).toHaveBeenCalledTimes(16);
  expect(answer.writeHead).toHaveBeenCalledTimes(84);
  expect(answer.writeHead).toHaveBeenCalledWith(503, expect.objectContaining({ 'Retry-After': '5' }));
  ask('/news');
  expect(handle).toHaveBeenCalledTimes(17);
  ends[0]?.();
  await settle();
  expect(handle).toHaveBeenCalledTimes(18);
});
