/** The words of a text: a long list of paths without quotes and commas. */
export const splitWords = (text: string): string[] => text.trim().split(/\s+/);
