import { getConfig } from '@/lib/cms/queries';
import { toLlmsText } from '@/lib/seo/llmsText';
import { respondDocument } from '@/lib/server/http/responses';

/** A summary of the site for language models; without the categories of the guide during an outage of the provider. */
export async function GET(request: Request): Promise<Response> {
  const config = await getConfig();
  const categories = config.state === 'found' ? config.value.categories : [];
  return respondDocument(request, {
    body: toLlmsText(categories),
    type: 'text/plain; charset=utf-8',
    maxAge: config.state === 'found' ? 3600 : 0,
  });
}
