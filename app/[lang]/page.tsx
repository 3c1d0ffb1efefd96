import { getTranslations } from 'next-intl/server';
import { EventsAndExperiences } from '@/components/home/EventsAndExperiences';
import { FindYourWay } from '@/components/home/FindYourWay';
import { HomeCarousel } from '@/components/home/HomeCarousel';
import { LatestNews } from '@/components/home/LatestNews';
import { Questions } from '@/components/home/Questions';
import { TopAttractions } from '@/components/home/TopAttractions';
import { TOUR_HOTSPOTS } from '@/components/home/tour/tourHotspots';
import { VirtualTour } from '@/components/home/tour/VirtualTour';
import { WallDivider } from '@/components/home/WallDivider';
import { Welcome } from '@/components/home/Welcome';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageAge } from '@/components/ui/page/PageAge';
import type { Card } from '@/lib/articles/card';
import { getSightsHref } from '@/lib/cms/categories';
import { getNextEvents } from '@/lib/cms/eventList';
import { getFrequentQuestions } from '@/lib/cms/frequentQuestions';
import { toCard } from '@/lib/cms/mappers/toCard';
import { getLinkedArticles } from '@/lib/cms/places';
import { getExperiences, getLatestNews, getTopAttractions } from '@/lib/cms/queries';
import { mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { unwrapOrNull } from '@/lib/cms/unwrap';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { newsHref } from '@/lib/routing/href';
import { internalPath } from '@/lib/routing/page';
import { homeGraph } from '@/lib/seo/graph/homeGraph';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { site } from '@/lib/site';

/** Cards each section shows (docs/requirements.md, Home; experiences and news are the design’s). */
const SHOWN = { attractions: 3, experiences: 3, news: 6 };

export const generateMetadata = () => pageMetadata('home');

export default async function HomePage() {
  const language = await pageLanguage();
  const t = await getTranslations('HomePage');
  const path = internalPath(language, { kind: 'home' });

  /** A section that cannot be loaded is left out. */
  const cards = async (result: Promise<Result<ContractArticle[]>>): Promise<Card[]> =>
    ((await unwrapOrNull(await result, path)) ?? []).map((article) => toCard(article, language));
  const firstOf = async (result: ReturnType<typeof getExperiences>, count?: number) =>
    mapResult(await result, ({ data }) => data.slice(0, count));
  const [attractions, sights, events, allExperiences, news, tourPlaces, questions] = await Promise.all([
    cards(firstOf(getTopAttractions(), SHOWN.attractions)),
    getSightsHref(language),
    cards(getNextEvents(language)),
    cards(firstOf(getExperiences())),
    cards(firstOf(getLatestNews(), SHOWN.news)),
    site.virtualTour ? [] : getLinkedArticles(Object.keys(TOUR_HOTSPOTS), language),
    getFrequentQuestions(language),
  ]);
  // An article may have the tags of two sections.
  const elsewhere = new Set([...attractions, ...events, ...news].map(({ id }) => id));
  const experiences = allExperiences.filter(({ id }) => !elsewhere.has(id)).slice(0, SHOWN.experiences);

  return (
    <>
      <HomeCarousel title={t('title')} lead={t('lead')} />
      <PageAge />
      <Welcome />
      {attractions.length > 0 && (
        <>
          <WallDivider />
          <TopAttractions title={t('attractions')} cards={attractions} more={{ href: sights, label: t('seeAll') }} />
        </>
      )}
      <VirtualTour places={tourPlaces} />
      <EventsAndExperiences events={events} experiences={experiences} />
      {news.length > 0 && (
        <>
          <WallDivider />
          <LatestNews title={t('news')} cards={news} more={{ href: newsHref(language), label: t('seeAll') }} />
        </>
      )}
      {questions.length > 0 && (
        <>
          <WallDivider />
          <Questions title={t('questions')} questions={questions} />
        </>
      )}
      <FindYourWay />
      <JsonLd graph={homeGraph({ language, title: t('title'), lead: t('lead'), attractions })} />
    </>
  );
}
