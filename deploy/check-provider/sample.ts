import { isPublishedArticle, publishedCategories } from '@/lib/cms/published';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractConfig } from '@/lib/cms/schema/category';

/** Items found in the responses to the fixed calls, to request individually. */
export type Sample = {
  /** As lists have them: one of the guide and one event, else one of any kind. */
  articles: ContractArticle[];
  category?: string;
  /** Of one category that has any, in each language. */
  slugs: { slug: string; id: string }[];
  subcategory?: string;
  /** The address of a picture. */
  picture?: string;
};

type Responses = {
  all: readonly ContractArticle[];
  guide: readonly ContractArticle[];
  config: ContractConfig | undefined;
};

const slugsOf = ({ _id, seo }: ContractCategory): Sample['slugs'] =>
  [...new Set(Object.values(seo.slug).filter((slug) => slug !== undefined))].map((slug) => ({ slug, id: _id }));

/** Published items only. A category named by an article comes first: an empty list would prove nothing. */
export function sampleOf(responses: Responses): Sample {
  const all = responses.all.filter(isPublishedArticle);
  const guide = responses.guide.filter(isPublishedArticle);
  const categories = responses.config ? publishedCategories(responses.config) : [];
  const subcategories = categories.flatMap((each) => each.subcategories);
  const ofGuide = guide.find(({ category }) => category) ?? guide[0];
  const event = all.find(({ type }) => type === 'event');
  const named = ofGuide?.category?._id;
  const category = categories.find(({ _id }) => _id === named) ?? categories[0];
  const articles = [ofGuide, event].filter((article) => article !== undefined);
  return {
    articles: articles.length > 0 ? articles : all.slice(0, 1),
    category: named ?? category?._id,
    slugs: [...(category ? [category] : []), ...categories].map(slugsOf).find((slugs) => slugs.length > 0) ?? [],
    subcategory: guide.find(({ subcategory }) => subcategory)?.subcategory?._id ?? subcategories[0]?._id,
    picture: [...guide, ...all].find(({ image }) => image)?.image?.url,
  };
}
