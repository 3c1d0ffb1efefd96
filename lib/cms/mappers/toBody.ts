import 'server-only';
import type { Block } from '@/lib/articles/body/block';
import { toBlocks } from '@/lib/articles/body/toBlocks';
import type { Text } from '@/lib/i18n/text';
import { log } from '@/lib/server/log';

/** The body of an article or a category as blocks; none for one that is too large, which the log names by its id. */
export async function toBody(content: Text | null, id: string): Promise<Block[]> {
  const blocks = content ? await toBlocks(content.text) : [];
  if (!blocks) log.warn('body.tooLarge', { id });
  return blocks ?? [];
}
