import type { Paged } from '@/lib/cms/schema/paged';

const MAX_LINKED_PAGES = 50;

/**
 * A paged response of the contract: the list, links to its pages, and its numbers (docs/requirements.md, Provider).
 *
 * @param path of the list, `/api/article`
 * @param query of the request without its page
 */
export function toPagedJson(
  { data, page, lastPage, perPage, total }: Paged<unknown>,
  path: string,
  query: URLSearchParams,
) {
  const href = (number: number): string => {
    const search = new URLSearchParams(query);
    search.set('page', String(number));
    return `${path}?${search}`;
  };
  const from = data.length > 0 ? (page - 1) * perPage + 1 : null;
  const numbers = Array.from({ length: Math.min(lastPage, MAX_LINKED_PAGES) }, (_, index) => index + 1);
  return {
    data,
    links: {
      first: href(1),
      last: href(lastPage),
      prev: page > 1 ? href(page - 1) : null,
      next: page < lastPage ? href(page + 1) : null,
    },
    meta: {
      current_page: page,
      from,
      last_page: lastPage,
      links: numbers.map((number) => ({ url: href(number), label: String(number), active: number === page })),
      path,
      per_page: perPage,
      to: from === null ? null : from + data.length - 1,
      total,
    },
  };
}
