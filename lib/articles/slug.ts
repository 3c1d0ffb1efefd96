/** Letters that are not a plain letter with an accent. */
const LETTERS: Record<string, string> = { đ: 'dj', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/**
 * A title as a slug: lower case, accents and apostrophes dropped, `č ć ž š đ` to `c c z s dj`, everything other than
 * letters and digits to one hyphen (docs/requirements.md, Addresses). A title without either gives ''.
 */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[đßæøł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
