import { GuestSheetView } from '@/components/tax/GuestSheetView';
import { toLanguage } from '@/lib/i18n/pageLanguage';
import { guestSheetMetadata } from '@/lib/seo/pageMetadata';

/** Rarely requested: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/guest-sheet/[sheet]'>;

export const generateMetadata = async ({ params }: Props) => guestSheetMetadata(toLanguage((await params).sheet));

export default async function GuestSheetPage({ params }: Props) {
  return <GuestSheetView sheet={toLanguage((await params).sheet)} />;
}
