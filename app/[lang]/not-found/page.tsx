import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/ui/feedback/EmptyPage';

/** Next omits a page’s metadata under status 404 and adds `noindex`, so the title is an element here. */
export default async function NotFoundPage() {
  const t = await getTranslations('NotFoundPage');
  return (
    <>
      <title>{t('title')}</title>
      <EmptyPage title={t('title')} text={t('text')} />
    </>
  );
}
