/** The CSS `view-transition-name` of a picture, by its URL: the same on a card and at the top of its article. */
export const transitionName = (src: string): string => `picture-${src.replace(/[^\w-]+/g, '-')}`;
