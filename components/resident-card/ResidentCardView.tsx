import { getTranslations } from 'next-intl/server';
import { Partners } from '@/components/resident-card/Partners';
import { ResidentContact } from '@/components/resident-card/ResidentContact';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { Intro } from '@/components/ui/text/Intro';
import type { Language } from '@/lib/i18n/language';
import type { Partner } from '@/lib/partners/partnerSearch';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import type { PartnerFilters } from '@/lib/routing/partnerFilters';

type Props = {
  language: Language;
  partners: readonly Partner[];
  /** What the list of partners is narrowed to. */
  filters: PartnerFilters;
};

/** The resident card: what it is, its partners, and how to get it or join. */
export async function ResidentCardView({ language, partners, filters }: Props) {
  const t = await getTranslations('ResidentCardPage');
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={{ text: t('lead') }}
        picture={sitePicture(PAGE_PICTURES.residentCard, language)}
      />
      <Band>
        <Intro>
          {t('intro')} {t('sample')}
        </Intro>
        <Partners partners={partners} filters={filters} />
      </Band>
      <ResidentContact language={language} />
    </>
  );
}
