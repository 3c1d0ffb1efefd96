import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { CategoryView } from '@/components/article/CategoryView';
import { getCategory } from '@/lib/cms/catalogue';
import { toCard, toSubcategoryCard } from '@/lib/cms/mappers/toCard';
import { toCategory } from '@/lib/cms/mappers/toCategory';
import { getArticlesOfCategory } from '@/lib/cms/queries';
import { mapPaged } from '@/lib/cms/schema/paged';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import type { Language } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { guideHref } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';
import { toPagedAddresses } from '@/lib/seo/pagedAddresses';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/category/[id]/[page]'>;

const readCategory = cache(async (id: string) => unwrapOrThrow(await getCategory(id), `category ${id}`));

const readPage = cache(async (id: string, language: Language) => toCategory(await readCategory(id), language));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, page } = await params;
  const language = await pageLanguage();
  const { seo, addresses } = await readPage(id, language);
  return toMetadata({
    language,
    subject: { kind: 'category', id },
    ...seo,
    ...toPagedAddresses(addresses, Number(page)),
    page: Number(page),
  });
}

export default async function CategoryPage({ params }: Props) {
  const { id, page } = await params;
  const language = await pageLanguage();
  const navigation = await getTranslations('Navigation');
  const contract = await readCategory(id);
  const articles = unwrapOrThrow(await getArticlesOfCategory(id, Number(page)), `articles of category ${id}`);
  const withoutSubcategory = { ...articles, data: articles.data.filter(({ subcategory }) => subcategory === null) };
  return (
    <CategoryView
      language={language}
      category={await readPage(id, language)}
      crumbs={[{ name: { text: navigation('guide') }, href: guideHref(language) }]}
      subcategories={contract.subcategories.map((each) => toSubcategoryCard(each, contract, language))}
      articles={mapPaged(withoutSubcategory, (article) => toCard(article, language))}
      endpoint={`/api/article/category/${id}?type=blog`}
    />
  );
}
