import { getTranslations } from 'next-intl/server';
import { GuestSheetView } from '@/components/tax/GuestSheetView';
import { inEachLanguage } from '@/lib/i18n/language';
import { toLanguage } from '@/lib/i18n/pageLanguage';
import { guestSheetHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Rarely requested: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/guest-sheet/[sheet]'>;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('GuestSheetPage');
  const sheet = toLanguage((await params).sheet);
  return pageMetadata('guestSheet', {
    title: t('metaTitle'),
    description: t('lead'),
    addresses: inEachLanguage((language) => guestSheetHref(language, sheet)),
  });
}

export default async function GuestSheetPage({ params }: Props) {
  return <GuestSheetView sheet={toLanguage((await params).sheet)} />;
}
