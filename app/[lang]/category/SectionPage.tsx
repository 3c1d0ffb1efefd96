import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoryView } from '@/components/article/CategoryView';
import { GuideFilter } from '@/components/lists/GuideFilter';
import { getGuideChoices } from '@/lib/cms/guideChoices';
import { getGuideSection, type SectionKind } from '@/lib/cms/guideSection';
import { getCards } from '@/lib/cms/listPage';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { guideHref } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';
import { toPagedAddresses } from '@/lib/seo/pageMetadata';

type Props = { kind: SectionKind; params: Promise<{ id: string; page: string }> };

export async function sectionMetadata({ kind, params }: Props): Promise<Metadata> {
  const { id, page } = await params;
  const language = await pageLanguage();
  const { seo, addresses } = (await getGuideSection(kind, id, language)).section;
  return toMetadata({
    language,
    subject: { kind, id },
    ...seo,
    addresses: toPagedAddresses(addresses, Number(page)),
    page: Number(page),
  });
}

/** The page of a category or a subcategory of the guide. */
export async function SectionPage({ kind, params }: Props) {
  const { id, page } = await params;
  const language = await pageLanguage();
  const navigation = await getTranslations('Navigation');
  const { section, subcategories } = await getGuideSection(kind, id, language);
  const path = section.addresses[language];
  return (
    <CategoryView
      category={section}
      crumbs={[{ name: { text: navigation('guide') }, href: guideHref(language) }, ...section.crumbs]}
      subcategories={subcategories}
      articles={await getCards({ kind, id, page: Number(page) }, language)}
      filter={kind === 'category' && <GuideFilter path={path} choices={await getGuideChoices(id)} current={null} />}
    />
  );
}
