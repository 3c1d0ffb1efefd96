import { getTranslations } from 'next-intl/server';
import { Band } from '@/components/page/Band';
import { Hero } from '@/components/page/Hero';
import { Intro } from '@/components/visitor/Intro';
import { Partners } from '@/components/visitor/Partners';
import { ResidentContact } from '@/components/visitor/ResidentContact';
import type { PartnerFilters } from '@/lib/content/partnerFilters';
import type { Language } from '@/lib/language';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';

type Props = {
  language: Language;
  /** What the list of partners is narrowed to. */
  filters: PartnerFilters;
};

/** The resident card: what it is, its partners, and how to get it or join. */
export async function ResidentCardView({ language, filters }: Props) {
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
        <Partners filters={filters} />
      </Band>
      <ResidentContact language={language} />
    </>
  );
}
