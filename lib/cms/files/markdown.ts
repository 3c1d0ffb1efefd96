import { Marked, type Tokens } from 'marked';
import type { PictureEntry } from '@/lib/cms/files/files';
import { type Language, otherLanguage } from '@/lib/i18n/language';
import { preparedUrl } from '@/lib/pictures/preparedPicture';

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Resolves the links and pictures of a text: `article:<id>`, `page:<name>` and `picture:<file>`. */
export type Targets = {
  articleHref(language: Language, id: string): string | undefined;
  pageHref(language: Language, name: string): string | undefined;
  picture(file: string): PictureEntry | undefined;
};

/**
 * Converts a text of `content/` to the HTML that a content system would send.
 *
 * @throws {Error} when a link or a picture cannot be resolved
 */
export function toHtml(markdown: string, language: Language, targets: Targets): string {
  const unresolved: string[] = [];
  const resolve = (href: string): string => {
    const [scheme, name = ''] = href.split(':', 2);
    if (scheme !== 'article' && scheme !== 'page') return href;
    const target = scheme === 'article' ? targets.articleHref(language, name) : targets.pageHref(language, name);
    if (!target) unresolved.push(href);
    return target ?? '';
  };
  const marked = new Marked({
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeAttribute(resolve(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href }: Tokens.Image) {
        const entry = targets.picture(href.replace(/^picture:/, ''));
        if (!entry) {
          unresolved.push(href);
          return '';
        }
        const alt = entry.alt[language] || entry.alt[otherLanguage(language)];
        const title = escapeAttribute(entry.caption[language]);
        return `<img src="${preparedUrl(entry.file)}" alt="${escapeAttribute(alt)}" title="${title}" width="${entry.width}" height="${entry.height}">`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  if (unresolved.length > 0) throw new Error(`${unresolved.join(', ')} leads nowhere`);
  return html;
}
