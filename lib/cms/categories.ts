import 'server-only';
import { categoryHrefWithId } from '@/lib/cms/mappers/references';
import { getConfig } from '@/lib/cms/queries';
import { findIn } from '@/lib/cms/result';
import type { Language } from '@/lib/i18n/language';
import { guideHref } from '@/lib/routing/href';

export const getCategory = async (id: string) =>
  findIn(await getConfig(), ({ categories }) => categories.find(({ _id }) => _id === id));

export const getSubcategory = async (id: string) =>
  findIn(await getConfig(), ({ categories }) =>
    categories
      .flatMap((category) => category.subcategories.map((subcategory) => ({ category, subcategory })))
      .find(({ subcategory }) => subcategory._id === id),
  );

/** The English slug of the category with all sights (docs/requirements.md, Home). */
export const SIGHTS = 'attractions-and-sights';

/** The link to all sights: to their category, or to the guide if the provider has no category with this slug. */
export async function getSightsHref(language: Language): Promise<string> {
  const sights = findIn(await getConfig(), ({ categories }) => categories.find(({ seo }) => seo.slug.en === SIGHTS));
  return sights.state === 'found' ? categoryHrefWithId(language, sights.value) : guideHref(language);
}
