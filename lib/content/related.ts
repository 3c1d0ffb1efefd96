/** Related articles of one page, at most (specification section 5). */
export const MAX_RELATED = 5;

/** The first five articles that are not the current one, each once. */
export function pickRelated<T extends { _id: string }>(articles: readonly T[], currentId: string): T[] {
  const others = articles.filter(({ _id }) => _id !== currentId);
  return [...new Map(others.map((article) => [article._id, article])).values()].slice(0, MAX_RELATED);
}
