import type { z } from 'zod';
import { ProviderFailure } from '@/lib/cms/remote/readJson';
import { faultOf, parseResponse } from '@/lib/cms/schema/repair';

/**
 * The response to a path, parsed by its schema; what that repairs is logged.
 *
 * @throws {ProviderFailure} if it has another shape
 */
export function parseOrThrow<T extends z.ZodType>(schema: T, path: string, value: unknown): z.output<T> {
  const { success, data, error } = parseResponse(path, schema, value);
  if (!success) throw new ProviderFailure(`invalid response, ${faultOf(error)}`);
  return data;
}
