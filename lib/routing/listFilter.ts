/**
 * Declares a filter of a list: one query parameter, whose value is the slug of a choice. Its labels are messages with the names
 * of the choices, which are in the order they are shown; `slugs` are of those that the URL names otherwise.
 */
export function listFilter<Choice extends string>(
  parameter: string,
  choices: readonly Choice[],
  slugs: Partial<Record<Choice, string>> = {},
) {
  const toSlug = (choice: Choice): string => slugs[choice] ?? choice;
  return {
    parameter,
    choices,
    toSlug,
    /** The choice of a query; null without one, or for an unknown one: the whole list. */
    parse: (query: URLSearchParams): Choice | null =>
      choices.find((choice) => toSlug(choice) === query.get(parameter)) ?? null,
    /** @param list the link of the whole list */
    toHref: (list: string, choice: Choice | null): string =>
      choice ? `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: toSlug(choice) })}` : list,
  };
}

export type ListFilter<Choice extends string> = ReturnType<typeof listFilter<Choice>>;
