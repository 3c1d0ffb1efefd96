import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/ui/feedback/EmptyPage';
import { NOINDEX } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('UnavailablePage');
  return { title: t('title'), robots: NOINDEX };
}

export default async function UnavailablePage() {
  const t = await getTranslations('UnavailablePage');
  return <EmptyPage title={t('title')} text={t('text')} />;
}
