import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Chapter } from '@/components/ui/text/Chapter';
import { DeskContact } from '@/components/ui/text/DeskContact';
import { ExternalAction } from '@/components/ui/text/ExternalAction';
import { Paragraphs } from '@/components/ui/text/Paragraphs';
import { Airports } from '@/components/visitor-info/Airports';
import { DistanceTable } from '@/components/visitor-info/DistanceTable';
import { DriverChapter } from '@/components/visitor-info/DriverChapter';
import { EmergencyNumbers } from '@/components/visitor-info/EmergencyNumbers';
import { TaxiList } from '@/components/visitor-info/TaxiList';
import { TopicList } from '@/components/visitor-info/TopicList';
import { TransportCard } from '@/components/visitor-info/TransportCard';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { planHref } from '@/lib/routing/browserHref';
import { mapHref } from '@/lib/routing/href';
import { site } from '@/lib/site';
import type { TopicAnswer } from '@/lib/visitor-info/topic';
import { VISITOR_CHAPTERS, type VisitorChapter } from '@/lib/visitor-info/visitorChapters';

/** The chapters of the visitor information, in the order of a journey. */
export async function VisitorChapters({ topics }: { topics: readonly TopicAnswer[] }) {
  const language = await pageLanguage();
  const t = await getTranslations('VisitorsInfoPage');
  const bodies = {
    publicTransport: <TransportCard />,
    city: (
      <>
        <Paragraphs texts={[t('city.onFoot'), t('city.buses'), t('city.boats')]} />
        <p>{t.rich('city.plan', { link: (chunks) => <PageLink href={planHref(language)}>{chunks}</PageLink> })}</p>
      </>
    ),
    intercity: <Paragraphs texts={[t('intercity.station'), t('intercity.buses'), t('intercity.trains')]} />,
    taxis: <TaxiList />,
    drivers: <DriverChapter />,
    distances: <DistanceTable />,
    airports: <Airports />,
    ferry: (
      <>
        <Paragraphs texts={[t('ferry.text'), t('ferry.note')]} />
        <ExternalAction href={site.ferry} label={t('ferry.link')} note={t('publicTransport.linkNote')} look="link" />
      </>
    ),
    parking: (
      <>
        <Paragraphs texts={[t('parking.oldTown'), t('parking.outside'), t('parking.perast')]} />
        <p>{t.rich('parking.map', { link: (chunks) => <PageLink href={mapHref(language)}>{chunks}</PageLink> })}</p>
      </>
    ),
    emergency: <EmergencyNumbers />,
    topics: <TopicList topics={topics} />,
    help: (
      <>
        <p>{t('help.text', { address: site.address[language] })}</p>
        <DeskContact />
      </>
    ),
  } satisfies Record<VisitorChapter, ReactNode>;
  return VISITOR_CHAPTERS.map((chapter) => (
    <Chapter key={chapter} title={t(`${chapter}.title`)} id={chapter}>
      {bodies[chapter]}
    </Chapter>
  ));
}
