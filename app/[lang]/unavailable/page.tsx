import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/ui/feedback/EmptyPage';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { NOT_KEPT } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('UnavailablePage');
  return { title: t('metaTitle'), robots: NOT_KEPT };
}

export default async function UnavailablePage() {
  const t = await getTranslations('UnavailablePage');
  return <EmptyPage language={await pageLanguage()} title={t('title')} text={t('text')} />;
}
