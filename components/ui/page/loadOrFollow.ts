/**
 * Loads the code of a link that does more with JavaScript, and follows the link if that fails. Null also if the visitor has
 * gone to another page meanwhile.
 */
export async function loadOrFollow<Code>(href: string, load: () => Promise<Code>): Promise<Code | null> {
  const from = location.href;
  const code = await load().catch(() => null);
  if (location.href !== from) return null;
  if (!code) location.assign(href);
  return code;
}
