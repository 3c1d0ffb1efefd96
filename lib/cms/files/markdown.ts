import { Marked, type Tokens } from 'marked';
import type { PictureEntry } from '@/lib/cms/files/files';
import { type Language, otherLanguage } from '@/lib/i18n/language';
import { preparedUrl } from '@/lib/pictures/preparedPicture';

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
  const lost: string[] = [];
  const resolve = (href: string): string => {
    const [scheme, name = ''] = href.split(':', 2);
    if (scheme !== 'article' && scheme !== 'page') return href;
    const target = scheme === 'article' ? targets.articleHref(language, name) : targets.pageHref(language, name);
    if (!target) lost.push(href);
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
          lost.push(href);
          return '';
        }
        const alt = entry.alt[language] || entry.alt[otherLanguage(language)];
        const title = escapeAttribute(entry.caption[language]);
        return `<img src="${preparedUrl(entry.file)}" alt="${escapeAttribute(alt)}" title="${title}" width="${entry.width}" height="${entry.height}">`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  if (lost.length > 0) throw new Error(`${lost.join(', ')} leads nowhere`);
  return html;
}
