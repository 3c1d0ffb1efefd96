import { fetchMedia, PDF } from '@/lib/cms/media';
import { MISSING } from '@/lib/cms/result';
import { env } from '@/lib/server/env';
import { respondError } from '@/lib/server/http/responses';
import { waitForResizeSlot } from '@/lib/server/resizeSlot';

/** The provider’s pictures and PDFs on the site’s own origin (docs/requirements.md, Running). */
export async function GET(_request: Request, { params }: RouteContext<'/media/[...path]'>): Promise<Response> {
  const { path } = await params;
  const { apiHost, mediaHosts } = env();
  const media = apiHost ? await fetchMedia({ apiHost, mediaHosts }, path) : MISSING;
  if (media.state !== 'found') return respondError(media.state);
  await waitForResizeSlot();
  return new Response(media.value.bytes, {
    headers: {
      'Content-Type': media.value.type,
      'Cache-Control': 'public, max-age=86400',
      ...(media.value.type === PDF && { 'Content-Disposition': 'attachment' }),
    },
  });
}
