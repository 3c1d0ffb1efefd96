import { getTranslations } from 'next-intl/server';
import { PlanView } from '@/components/plan/PlanView';
import { PageData } from '@/components/seo/PageData';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { planHref } from '@/lib/routing/browserHref';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('plan');

export default async function PlanPage() {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage');
  return (
    <>
      <PlanView inputs={null} />
      <PageData language={language} title={t('title')} href={planHref(language)} />
    </>
  );
}
