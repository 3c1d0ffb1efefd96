import { GuestSheetView } from '@/components/tax/GuestSheetView';
import { toLanguage } from '@/lib/i18n/pageLanguage';
import { guestSheetMetadata } from '@/lib/seo/visitorMetadata';

/** Asked for by hosts now and then: rendered for each request and never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => guestSheetMetadata();

export default async function GuestSheetPage({ params }: PageProps<'/[lang]/guest-sheet/[sheet]'>) {
  return <GuestSheetView sheet={toLanguage((await params).sheet)} />;
}
