import type { z } from 'zod';
import type { Get, SystemResponse } from '@/lib/cms/remote/adapters/cmsAdapter';
import { ProviderFailure } from '@/lib/cms/remote/readJson';

/**
 * Fetches a list, which every content system has: where it is not found, the system is down, not empty
 * (docs/decisions/outage-and-missing.md).
 *
 * @throws {ProviderFailure} also for status 404
 */
export async function getList<T>(get: Get, path: string, schema: z.ZodType<T>): Promise<SystemResponse<T>> {
  const response = await get(path, schema);
  if (!response) throw new ProviderFailure(`status 404 for ${path.split('?', 1)}`, 404);
  return response;
}
