import { NewsBands } from '@/components/lists/NewsBands';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { PageAge } from '@/components/ui/page/PageAge';
import { PageHero } from '@/components/ui/page/PageHero';
import { toCard } from '@/lib/cms/mappers/toCard';
import { getLatestNews } from '@/lib/cms/queries';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { allNewsHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('news');

export default async function NewsPage() {
  const language = await pageLanguage();
  const { data } = unwrapOrThrow(await getLatestNews(), 'latest news');
  const cards = data.slice(0, 15).map((article) => toCard(article, language));
  return (
    <>
      <PageHero kind="news" />
      <PageAge />
      <NewsBands cards={cards} allHref={allNewsHref(language)} />
      <SitePageJsonLd kind="news" cards={cards} />
    </>
  );
}
