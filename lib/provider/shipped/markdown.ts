import { Marked, type Tokens } from 'marked';
import { type Language, otherLanguage } from '@/lib/language';
import type { PictureEntry } from '@/lib/provider/shipped/files';
import { preparedUrl } from '@/lib/content/preparedPicture';

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Where the links and pictures of a text lead: `article:<id>`, `page:<name>` and `picture:<file>`. */
export type Targets = {
  articleHref(language: Language, id: string): string | undefined;
  pageHref(language: Language, name: string): string | undefined;
  picture(file: string): PictureEntry | undefined;
};

/**
 * Turns a text of `content/` into the HTML a content system would deliver.
 *
 * @throws {Error} when a link or a picture leads nowhere
 */
export function toHtml(markdown: string, language: Language, targets: Targets): string {
  const known = <T>(value: T | undefined, href: string): T => {
    if (value === undefined) throw new Error(`${href} leads nowhere`);
    return value;
  };
  const resolve = (href: string): string => {
    const [scheme, name = ''] = href.split(':', 2);
    if (scheme === 'article') return known(targets.articleHref(language, name), href);
    if (scheme === 'page') return known(targets.pageHref(language, name), href);
    return href;
  };
  const marked = new Marked({
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeAttribute(resolve(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href }: Tokens.Image) {
        const entry = known(targets.picture(href.replace(/^picture:/, '')), href);
        const alt = entry.alt[language] || entry.alt[otherLanguage(language)];
        const title = escapeAttribute(entry.caption[language]);
        return `<img src="${preparedUrl(entry.file)}" alt="${escapeAttribute(alt)}" title="${title}" width="${entry.width}" height="${entry.height}">`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
