/**
 * What a picture is called while one page turns into another: the same in a card and at the top of its article. An
 * identifier of CSS.
 *
 * @param src address of the picture
 */
export const transitionName = (src: string): string => `picture-${src.replace(/[^\w-]+/g, '-')}`;
