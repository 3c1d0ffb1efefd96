/** The end of the notice in a rendered page (`components/ui/chrome/SiteNotice.tsx`), in milliseconds since the epoch. */
const END = / data-notice-until="(\d+)"/;

/** A cached page with its notice hidden once that has ended. */
export function hideEndedNotice(html: string, now: number): string {
  const [attribute, end] = END.exec(html) ?? [];
  return attribute && Number(end) <= now ? html.replace(attribute, `${attribute} hidden=""`) : html;
}
