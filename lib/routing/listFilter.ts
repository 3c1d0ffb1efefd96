/** A filter of a list: one query parameter, whose value is the slug of a choice. */
export type ListFilter<Choice extends string> = {
  parameter: string;
  /** In the order they are shown. */
  choices: readonly Choice[];
  toSlug: (choice: Choice) => string;
  /** The choice of a query; null without one, or for an unknown one: the whole list. */
  read: (query: URLSearchParams) => Choice | null;
  /** @param list the link of the whole list */
  toHref: (list: string, choice: Choice | null) => string;
};

/**
 * Declares a filter. Its labels are messages with the names of the choices; `slugs` are of those that the URL names
 * otherwise.
 */
export function listFilter<Choice extends string>(
  parameter: string,
  choices: readonly Choice[],
  slugs: Partial<Record<Choice, string>> = {},
): ListFilter<Choice> {
  const toSlug = (choice: Choice): string => slugs[choice] ?? choice;
  return {
    parameter,
    choices,
    toSlug,
    read: (query) => choices.find((choice) => toSlug(choice) === query.get(parameter)) ?? null,
    toHref: (list, choice) =>
      choice ? `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: toSlug(choice) })}` : list,
  };
}
