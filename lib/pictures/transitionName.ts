/**
 * The CSS `view-transition-name` of a picture: the same on a card and at the top of its article.
 *
 * @param src URL of the picture
 */
export const transitionName = (src: string): string => `picture-${src.replace(/[^\w-]+/g, '-')}`;
