import { getTranslations } from 'next-intl/server';
import { PageData } from '@/components/seo/PageData';
import { ResidentCardView } from '@/components/visitor/ResidentCardView';
import { NO_FILTERS } from '@/lib/content/partnerFilters';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { residentCardHref } from '@/lib/routing/href';
import { residentCardMetadata } from '@/lib/seo/visitorMetadata';

export const generateMetadata = () => residentCardMetadata();

export default async function ResidentCardPage() {
  const language = await pageLanguage();
  const t = await getTranslations('ResidentCardPage');
  return (
    <>
      <ResidentCardView language={language} filters={NO_FILTERS} />
      <PageData language={language} title={t('title')} href={residentCardHref()} />
    </>
  );
}
