import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { CategoryView } from '@/components/article/CategoryView';
import { getSubcategory } from '@/lib/cms/catalogue';
import { toCard } from '@/lib/cms/mappers/toCard';
import { toSubcategory } from '@/lib/cms/mappers/toCategory';
import { getArticlesOfSubcategory } from '@/lib/cms/queries';
import { mapPaged } from '@/lib/cms/schema/paged';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import type { Language } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { guideHref } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';
import { toPagedAddresses } from '@/lib/seo/pagedAddresses';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/subcategory/[id]/[page]'>;

const readSubcategory = cache(async (id: string) => unwrapOrThrow(await getSubcategory(id), `subcategory ${id}`));

const readPage = cache(async (id: string, language: Language) => {
  const { category, subcategory } = await readSubcategory(id);
  return toSubcategory(subcategory, category, language);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, page } = await params;
  const language = await pageLanguage();
  const { seo, addresses } = await readPage(id, language);
  return toMetadata({
    language,
    subject: { kind: 'subcategory', id },
    ...seo,
    ...toPagedAddresses(addresses, Number(page)),
    page: Number(page),
  });
}

export default async function SubcategoryPage({ params }: Props) {
  const { id, page } = await params;
  const language = await pageLanguage();
  const navigation = await getTranslations('Navigation');
  const articles = unwrapOrThrow(await getArticlesOfSubcategory(id, Number(page)), `articles of subcategory ${id}`);
  const view = await readPage(id, language);
  return (
    <CategoryView
      language={language}
      category={view}
      crumbs={[{ name: { text: navigation('guide') }, href: guideHref(language) }, ...view.crumbs]}
      subcategories={[]}
      articles={mapPaged(articles, (article) => toCard(article, language))}
      endpoint={`/api/article/subcategory/${id}?type=blog`}
    />
  );
}
