import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/cards/CardGrid';
import { GuideFilter } from '@/components/lists/GuideFilter';
import { ReadyPlans } from '@/components/plan/ReadyPlans';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { Band } from '@/components/ui/page/Band';
import { PageAge } from '@/components/ui/page/PageAge';
import { PageHero } from '@/components/ui/page/PageHero';
import { getChoices } from '@/lib/cms/guideList';
import { toCategoryCard } from '@/lib/cms/mappers/toCard';
import { getConfig } from '@/lib/cms/queries';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { guideHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('guide');

export default async function GuidePage() {
  const language = await pageLanguage();
  const t = await getTranslations('GuidePage');
  const categoryPage = await getTranslations('CategoryPage');
  const { categories } = unwrapOrThrow(await getConfig(), 'config');
  const cards = categories.map((category) => toCategoryCard(category, language));
  // Seven or eleven categories: with the first twice as wide, they fill rows of four and of two.
  const hasLead = cards.length % 4 === 3;
  return (
    <>
      <PageHero kind="guide" />
      <PageAge />
      <Band>
        <GuideFilter listHref={guideHref(language)} choices={await getChoices(null)} />
        <h2 className="visually-hidden">{t('list')}</h2>
        {cards.length === 0 ? (
          <p>{categoryPage('empty')}</p>
        ) : (
          <CardGrid
            cards={cards}
            columns={hasLead ? 4 : 3}
            hasLead={hasLead}
            messages={MESSAGES[language].ArticlePage.card}
          />
        )}
        <ReadyPlans />
      </Band>
      <SitePageJsonLd kind="guide" cards={cards} />
    </>
  );
}
