import type { ArticleLibrary } from '@/lib/cms/files/library';
import type { Targets } from '@/lib/cms/files/markdown';
import { slugOf } from '@/lib/cms/files/readFolder';
import { guideArticleHref, pageAddresses } from '@/lib/routing/href';
import { SITE_PAGES } from '@/lib/routing/pageKinds';

/** The pages of the site that exist in both languages, by the name texts link to them by: their English path. */
export const NAMED_PAGES = new Map(
  SITE_PAGES.flatMap((page) => {
    const { en, sr } = pageAddresses(page);
    const name = en?.slice(1);
    return name && sr ? [[name, { page, addresses: { en, sr } }] as const] : [];
  }),
);

/** Resolves the links and pictures in the texts of a library. */
export function createTargets(library: ArticleLibrary): Targets {
  const guide = new Map(library.guide.map((folder) => [folder.id, folder]));
  const categories = new Map(library.categories.map((folder) => [folder.id, folder]));
  return {
    articleHref: (language, id) => {
      const article = guide.get(id);
      const category = categories.get(article?.facts.category ?? '');
      const subcategory = category?.subcategories.find((folder) => folder.id === article?.facts.subcategory);
      return (
        article &&
        guideArticleHref(language, {
          category: category && slugOf(category, language),
          subcategory: subcategory && slugOf(subcategory, language),
          slug: slugOf(article, language),
          id,
        })
      );
    },
    pageHref: (language, name) => {
      const [path = '', anchor] = name.split('#', 2);
      const href = NAMED_PAGES.get(path)?.addresses[language];
      return href && `${href}${anchor ? `#${anchor}` : ''}`;
    },
    picture: (file) => library.pictures.get(file),
  };
}
