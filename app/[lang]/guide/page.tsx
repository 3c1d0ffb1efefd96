import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/cards/CardGrid';
import { ContentCard } from '@/components/cards/ContentCard';
import { GRID_SIZES, LEAD_SIZES } from '@/components/cards/cardSizes';
import { GuideFilter } from '@/components/lists/GuideFilter';
import { ReadyPlans } from '@/components/plan/ReadyPlans';
import { PageData } from '@/components/seo/PageData';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { ListHeading } from '@/components/ui/page/ListHeading';
import { PageAge } from '@/components/ui/page/PageAge';
import { getGuideChoices } from '@/lib/cms/guideChoices';
import { toCategoryCard } from '@/lib/cms/mappers/toCard';
import { getConfig } from '@/lib/cms/queries';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { guideHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('guide');

export default async function GuidePage() {
  const language = await pageLanguage();
  const t = await getTranslations('GuidePage');
  const { categories } = unwrapOrThrow(await getConfig(), 'config');
  const cards = categories.map((category) => toCategoryCard(category, language));
  // Seven categories, or eleven: with a first one twice as wide they fill rows of four and of two.
  const hasLead = cards.length % 4 === 3;
  const columns = hasLead ? 4 : 3;
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={{ text: t('lead') }}
        picture={sitePicture(PAGE_PICTURES.guide, language)}
      />
      <PageAge />
      <Band>
        <GuideFilter path={guideHref(language)} choices={await getGuideChoices(null)} current={null} />
        <ListHeading>{t('list')}</ListHeading>
        <CardGrid columns={columns} hasLead={hasLead}>
          {cards.map((card, index) => {
            const isWide = hasLead && index === 0;
            return (
              <li key={card.id}>
                <ContentCard card={card} {...(isWide ? LEAD_SIZES : GRID_SIZES[columns])} isWide={isWide} />
              </li>
            );
          })}
        </CardGrid>
        <ReadyPlans language={language} />
      </Band>
      <PageData language={language} title={t('title')} href={guideHref(language)} cards={cards} />
    </>
  );
}
