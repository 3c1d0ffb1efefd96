import { UNPUBLISHED } from '@/lib/cms/contract.testUtils';
import { handleApiRequest } from '@/lib/cms/handleApiRequest';
import { type Respond, sendJson } from '@/lib/cms/remote/contentSystem.testUtils';

type Named = { _id: string; status: string };

const addDraft = (list: unknown, _id: string): unknown[] => [
  { ...(list as Named[])[0], _id, status: 'draft' },
  ...(list as Named[]),
];

/** Serves the shipped content and unpublished items over the contract, which does not filter. */
export const serveShipped: Respond = async (url, response) => {
  const segments = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const [resource = '', ...rest] = segments;
  if (resource === 'article' && rest[0] === UNPUBLISHED.article) {
    return sendJson(response, { data: { _id: UNPUBLISHED.article, title: { en: 'Secret' }, status: 'draft' } });
  }
  if (resource === 'content' && rest[1] === UNPUBLISHED.article) return sendJson(response, { data: '<p>Secret</p>' });
  if (resource === 'category' && rest[0] === UNPUBLISHED.category) {
    return sendJson(response, { data: { _id: UNPUBLISHED.category, status: 'draft' } });
  }
  const result = await handleApiRequest(segments, url.searchParams);
  if (result.state !== 'found') return sendJson(response, { message: result.state }, 404);
  const value = structuredClone(result.value) as { data: unknown };
  if (resource === 'config') {
    const config = value.data as { categories: (Named & { subcategories: Named[] })[]; subcategories: Named[] };
    for (const category of config.categories) {
      category.subcategories = addDraft(category.subcategories, UNPUBLISHED.subcategory) as Named[];
    }
    config.categories = addDraft(config.categories, UNPUBLISHED.category) as typeof config.categories;
    config.subcategories = addDraft(config.subcategories, UNPUBLISHED.subcategory) as Named[];
  } else if (Array.isArray(value.data) && value.data.length > 0) value.data = addDraft(value.data, UNPUBLISHED.article);
  sendJson(response, value);
};
