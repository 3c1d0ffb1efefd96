import { getTranslations } from 'next-intl/server';
import { TermsChapters } from '@/components/legal/TermsChapters';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { PageHero } from '@/components/ui/page/PageHero';
import { Chapters } from '@/components/ui/text/Chapters';
import { Note } from '@/components/ui/text/Note';
import { formatDate } from '@/lib/i18n/dates';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

/** It shows today’s date, so there is a page for each day. */
type Props = PageProps<'/[lang]/terms/[day]'>;

export const generateMetadata = () => pageMetadata('terms');

export default async function TermsPage({ params }: Props) {
  const t = await getTranslations('TermsPage');
  const { day } = await params;
  return (
    <>
      <PageHero kind="terms" />
      <Chapters>
        <Note>{t('updated', { date: formatDate(day) })}</Note>
        <TermsChapters />
      </Chapters>
      <SitePageJsonLd kind="terms" />
    </>
  );
}
