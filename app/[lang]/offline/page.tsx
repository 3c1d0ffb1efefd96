import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OfflinePack } from '@/components/offline/OfflinePack';
import { SavedPages } from '@/components/offline/SavedPages.client';
import styles from '@/components/offline/SavedPages.module.scss';
import { Gate } from '@/components/ui/design/Gate';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { Chapter } from '@/components/ui/text/Chapter';
import { Chapters } from '@/components/ui/text/Chapters';
import { DeskContact } from '@/components/ui/text/DeskContact';
import { EmergencyNumbers } from '@/components/visitor-info/EmergencyNumbers';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { NOINDEX } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OfflinePage');
  return { title: t('title'), robots: NOINDEX };
}

/** The saved pages. The service worker shows it offline in place of a page that is not saved. */
export default async function OfflinePage() {
  const language = await pageLanguage();
  const visitors = await getTranslations('VisitorsInfoPage');
  const { title, lead, ...messages } = MESSAGES[language].OfflinePage;
  return (
    <>
      <Hero title={{ text: title }} lead={{ text: lead }} picture={null} />
      <Band>
        <SavedPages language={language} messages={messages} drawing={<Gate />}>
          <section className={styles.emergency} aria-labelledby="emergency">
            <h2 id="emergency">{visitors('emergency.title')}</h2>
            <EmergencyNumbers />
          </section>
        </SavedPages>
      </Band>
      <OfflinePack isOnList />
      <Chapters>
        <Chapter title={visitors('help.title')} id="help">
          <p>{visitors('help.text', { address: site.address[language] })}</p>
          <DeskContact />
        </Chapter>
      </Chapters>
    </>
  );
}
