import { getTranslations } from 'next-intl/server';
import { ResidentCardView } from '@/components/resident-card/ResidentCardView';
import { PageData } from '@/components/seo/PageData';
import { getLocalContent } from '@/lib/cms/localContent';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { residentCardHref } from '@/lib/routing/href';
import { NO_FILTERS } from '@/lib/routing/partnerFilters';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('residentCard');

export default async function ResidentCardPage() {
  const language = await pageLanguage();
  const t = await getTranslations('ResidentCardPage');
  return (
    <>
      <ResidentCardView partners={getLocalContent().partners} filters={NO_FILTERS} />
      <PageData language={language} title={t('title')} href={residentCardHref()} />
    </>
  );
}
