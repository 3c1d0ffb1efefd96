import { getTranslations } from 'next-intl/server';
import { PageData } from '@/components/seo/PageData';
import { TaxView } from '@/components/tax/TaxView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('tax');

export default async function TaxPage() {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage');
  return (
    <>
      <TaxView inputs={null} />
      <PageData language={language} title={t('title')} href={sharedHref(language, 'tax')} />
    </>
  );
}
