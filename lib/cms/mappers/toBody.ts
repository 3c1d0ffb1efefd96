import 'server-only';
import type { Block } from '@/lib/articles/body/block';
import { toBlocks } from '@/lib/articles/body/toBlocks';
import type { LocalizedText } from '@/lib/i18n/localizedText';
import type { Picture } from '@/lib/pictures/picture';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';

/**
 * The body of an article or a category as blocks, without the picture of its hero. A body that is too large is omitted,
 * and logged with its `id`.
 */
export async function toBody(content: LocalizedText | null, id: string, hero: Picture | null): Promise<Block[]> {
  const blocks = content ? await toBlocks(content.text, env().siteUrl, hero ? [hero.src] : []) : [];
  if (!blocks) log.warn('body.tooLarge', { id });
  return blocks ?? [];
}
