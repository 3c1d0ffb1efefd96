import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/ui/feedback/EmptyPage';

/** Under status 404 Next leaves out a page’s own metadata and says `noindex` itself, so the title is an element here. */
export default async function NotFoundPage() {
  const t = await getTranslations('NotFoundPage');
  return (
    <>
      <title>{t('metaTitle')}</title>
      <EmptyPage title={t('title')} text={t('text')} />
    </>
  );
}
