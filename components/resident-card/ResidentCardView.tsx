import { getTranslations } from 'next-intl/server';
import { PartnerDirectory } from '@/components/resident-card/PartnerDirectory.client';
import { ResidentContact } from '@/components/resident-card/ResidentContact';
import { Band } from '@/components/ui/page/Band';
import { PageHero } from '@/components/ui/page/PageHero';
import { Intro } from '@/components/ui/text/Intro';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { Partner } from '@/lib/partners/partnerSearch';
import { residentCardHref } from '@/lib/routing/href';
import type { PartnerFilters } from '@/lib/routing/partnerFilters';

type Props = {
  partners: readonly Partner[];
  /** The filters of the list of partners. */
  filters: PartnerFilters;
};

/** The resident card: what it is, its partners, and how to get it or join. */
export async function ResidentCardView({ partners, filters }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('ResidentCardPage');
  return (
    <>
      <PageHero kind="residentCard" />
      <Band>
        <Intro>
          {t(partners.length > 0 ? 'intro' : 'empty')} {partners.some(({ sample }) => sample) && t('sample')}{' '}
          <a href="#contact">{t('contact.pickupTitle')}</a>
        </Intro>
        {partners.length > 0 && (
          <PartnerDirectory
            partners={partners}
            start={filters}
            href={residentCardHref()}
            messages={MESSAGES[language].ResidentCardPage.directory}
          />
        )}
      </Band>
      <ResidentContact />
    </>
  );
}
