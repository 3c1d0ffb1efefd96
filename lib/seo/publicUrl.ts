import { env } from '@/lib/server/env';

/** The URL of a path of the site. Home has no slash, as in the canonical links that Next writes. */
export function publicUrl(path: string): string {
  const { href, origin } = new URL(path, env().siteUrl);
  return href === `${origin}/` ? origin : href;
}
