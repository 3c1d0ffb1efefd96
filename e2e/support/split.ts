/** The words of a text: a long list of paths without quotes and commas. */
export const split = (text: string): string[] => text.trim().split(/\s+/);
