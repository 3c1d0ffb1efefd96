import { GuestSheetView } from '@/components/tax/GuestSheetView';
import { toLanguage } from '@/lib/i18n/pageLanguage';
import { guestSheetMetadata } from '@/lib/seo/pageMetadata';

/** Rarely requested: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => guestSheetMetadata();

export default async function GuestSheetPage({ params }: PageProps<'/[lang]/guest-sheet/[sheet]'>) {
  return <GuestSheetView sheet={toLanguage((await params).sheet)} />;
}
