import { getTranslations } from 'next-intl/server';
import { OfflinePack } from '@/components/offline/OfflinePack';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { PageHero } from '@/components/ui/page/PageHero';
import { Chapters } from '@/components/ui/text/Chapters';
import { Contents } from '@/components/ui/text/Contents';
import { PrintedAddress } from '@/components/ui/text/PrintedAddress';
import { VisitorChapters } from '@/components/visitor-info/VisitorChapters';
import { getTopicAnswers } from '@/lib/cms/topics';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { VISITOR_CHAPTERS } from '@/lib/visitor-info/visitorChapters';

export const generateMetadata = () => pageMetadata('visitorsInfo');

export default async function VisitorsInfoPage() {
  const language = await pageLanguage();
  const t = await getTranslations('VisitorsInfoPage');
  return (
    <>
      <PageHero kind="visitorsInfo" />
      <Contents entries={VISITOR_CHAPTERS.map((id) => ({ id, title: t(`${id}.title`) }))} />
      <OfflinePack />
      <Chapters>
        <VisitorChapters topics={await getTopicAnswers(language)} />
        <PrintedAddress href={sharedHref(language, 'visitorsInfo')} />
      </Chapters>
      <SitePageJsonLd kind="visitorsInfo" />
    </>
  );
}
