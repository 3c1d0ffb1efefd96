import { getTranslations } from 'next-intl/server';
import { NumberList } from '@/components/ui/text/NumberList';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { EMERGENCY_NUMBERS } from '@/lib/visitor-info/transport';

/** The emergency numbers, without the country code, with which they do not work. */
export async function EmergencyNumbers() {
  const t = await getTranslations('VisitorsInfoPage.emergency');
  return (
    <>
      <p>{t('intro')}</p>
      <NumberList
        entries={EMERGENCY_NUMBERS.map(({ key, number }) => ({
          id: key,
          content: (
            <>
              {t(`items.${key}`)} <PhoneLink number={number} />
            </>
          ),
        }))}
      />
    </>
  );
}
