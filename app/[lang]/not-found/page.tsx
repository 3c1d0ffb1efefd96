import { getTranslations } from 'next-intl/server';
import { WayOn } from '@/components/ui/feedback/WayOn';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** Under status 404 Next leaves out a page’s own metadata and says `noindex` itself, so the title is an element here. */
export default async function NotFoundPage() {
  const t = await getTranslations('NotFoundPage');
  return (
    <>
      <title>{t('metaTitle')}</title>
      <WayOn language={await pageLanguage()} title={t('title')} text={t('text')} />
    </>
  );
}
