/** The relative luminance (WCAG 2.2) of a colour, whose parts are from 0 to 255: 1 of white. */
export function luminance(colour: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = [...colour]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by their luminance. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
