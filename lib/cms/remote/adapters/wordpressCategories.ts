import type { Get } from '@/lib/cms/remote/adapters/cmsAdapter';
import { API, type Category, categories } from '@/lib/cms/remote/adapters/wordpressResponses';
import type { ArticleType } from '@/lib/cms/schema/article';

const PER_PAGE = 100;
const MAX_PAGES = 5;
/** WordPress allows any depth; below the top the site has a category and a subcategory. */
const MAX_DEPTH = 5;
/** The types of posts below the top categories, by slug. */
const TYPES: Record<string, ArticleType> = { guide: 'blog', news: 'news', events: 'event' };

/** A category of the site with its ancestors, from the top to itself, and the type of its posts. */
export type Branch = Category & { path: Category[]; type: ArticleType };

function pathTo(category: Category, all: readonly Category[], depth = MAX_DEPTH): Category[] {
  const parent = depth > 1 ? all.find(({ id }) => id === category.parent) : undefined;
  return [...(parent ? pathTo(parent, all, depth - 1) : []), category];
}

/** None for a category below another top one, such as that of a translation. */
function toBranches(category: Category, all: readonly Category[]): Branch[] {
  const path = pathTo(category, all);
  const type = TYPES[path[0]?.slug ?? ''];
  return type ? [{ ...category, path, type }] : [];
}

/** The categories of the site, each with its path. */
export async function fetchBranches(get: Get): Promise<Branch[]> {
  const getPage = async (page: number) => {
    const { value, headers } = await get(`${API}/categories?per_page=${PER_PAGE}&page=${page}`, categories);
    // A response may have more, and each is compared with all others.
    return { data: value.slice(0, PER_PAGE), pages: Number(headers.get('x-wp-totalpages') ?? 1) };
  };
  const first = await getPage(1);
  const further = Array.from({ length: Math.min(first.pages, MAX_PAGES) - 1 }, (_, index) => getPage(index + 2));
  const all = [first, ...(await Promise.all(further))].flatMap(({ data }) => data);
  return all.flatMap((category) => toBranches(category, all));
}
