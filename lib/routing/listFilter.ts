/**
 * Declares a filter of a list: one query parameter, whose value is the slug of a choice. Choices are in display order,
 * and their names are the keys of their labels in the messages; `slugs` has those that differ from the name.
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
    /** The choice in a query; null, which is the whole list, without one or for an unknown one. */
    parse: (query: URLSearchParams): Choice | null =>
      choices.find((choice) => toSlug(choice) === query.get(parameter)) ?? null,
    /** @param list the link of the whole list */
    toHref: (list: string, choice: Choice | null): string =>
      choice ? `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: toSlug(choice) })}` : list,
  };
}

export type ListFilter<Choice extends string> = ReturnType<typeof listFilter<Choice>>;
