import { getTranslations } from 'next-intl/server';
import { NumberList } from '@/components/ui/text/NumberList';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { COUNTRY_CODE } from '@/lib/visitor-info/telephone';
import { TAXIS } from '@/lib/visitor-info/transport';

/** The five taxi numbers, as large touch targets. */
export async function TaxiList() {
  const t = await getTranslations('VisitorsInfoPage.taxis');
  return (
    <>
      <p>{t('intro', { count: TAXIS.length })}</p>
      <NumberList
        entries={TAXIS.map(({ key, number, kind }) => ({
          id: key,
          isLong: kind === 'mobile',
          content: t.rich(kind, { phone: () => <PhoneLink number={number} /> }),
        }))}
      />
      <p>{t('note', { prefix: COUNTRY_CODE })}</p>
    </>
  );
}
