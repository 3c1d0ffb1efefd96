import type { ArticleLibrary } from '@/lib/cms/files/library';
import type { Targets } from '@/lib/cms/files/markdown';
import { slugOf } from '@/lib/cms/files/readFolder';
import type { Language } from '@/lib/i18n/language';
import { guideArticleHref, sharedHref } from '@/lib/routing/href';
import { PAGE_KINDS, SHARED_PAGES } from '@/lib/routing/pageKinds';

/** Resolves the links and pictures in the texts of a library. */
export function createTargets(library: ArticleLibrary): Targets {
  const guide = new Map(library.guide.map((folder) => [folder.id, folder]));
  const categories = new Map(library.categories.map((folder) => [folder.id, folder]));
  return {
    articleHref: (language: Language, id) => {
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
      const [path, anchor] = name.split('#', 2);
      const page = SHARED_PAGES.find((each) => PAGE_KINDS[each].path === path);
      return page && `${sharedHref(language, page)}${anchor ? `#${anchor}` : ''}`;
    },
    picture: (file) => library.pictures.get(file),
  };
}
