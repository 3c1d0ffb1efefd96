import { escapeUTF8 } from 'entities';
import { Marked, type Tokens } from 'marked';
import type { PictureEntry } from '@/lib/cms/files/entrySchemas';
import type { Language } from '@/lib/i18n/language';
import { pictureCredit } from '@/lib/pictures/pictureCredit';
import { preparedUrl } from '@/lib/pictures/preparedPicture';

/** Resolves the links and pictures of a text: `article:<id>`, `page:<name>` and `picture:<file>`. */
export type Targets = {
  articleHref(language: Language, id: string): string | undefined;
  pageHref(language: Language, name: string): string | undefined;
  picture(file: string): PictureEntry | undefined;
};

/**
 * Converts a text of `content/` to the HTML a content system would deliver. Of a broken link only the words remain, of
 * a broken picture nothing; `onUnresolved` is called for both.
 */
export function toHtml(
  markdown: string,
  language: Language,
  targets: Targets,
  onUnresolved: (href: string) => void,
): string {
  const resolve = (href: string): string | undefined => {
    const [scheme, name = ''] = href.split(':', 2);
    if (scheme !== 'article' && scheme !== 'page') return href;
    return scheme === 'article' ? targets.articleHref(language, name) : targets.pageHref(language, name);
  };
  const marked = new Marked({
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        const target = resolve(href);
        if (!target) onUnresolved(href);
        const words = this.parser.parseInline(tokens);
        return target ? `<a href="${escapeUTF8(target)}">${words}</a>` : words;
      },
      image({ href }: Tokens.Image) {
        const entry = targets.picture(href.replace(/^picture:/, ''));
        if (!entry) {
          onUnresolved(href);
          return '';
        }
        const alt = escapeUTF8(entry.alt[language]);
        const title = escapeUTF8(`${entry.caption[language]} ${pictureCredit(entry.credit)[language]}.`);
        return `<img src="${preparedUrl(entry.file)}" alt="${alt}" title="${title}" width="${entry.width}" height="${entry.height}">`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
