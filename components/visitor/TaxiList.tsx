import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/text/PhoneLink';
import { Linked } from '@/components/visitor/Linked';
import { NumberList } from '@/components/visitor/NumberList';
import { TAXI_DIAL_PREFIX, TAXIS } from '@/lib/facts/transport';

/** The five taxi numbers, large enough to tap with a suitcase in one hand. */
export async function TaxiList() {
  const t = await getTranslations('VisitorsInfoPage.taxis');
  return (
    <>
      <p>{t('intro', { count: TAXIS.length })}</p>
      <NumberList
        entries={TAXIS.map(({ key, number, kind }) => ({
          id: key,
          isLong: kind === 'mobile',
          content: (
            <Linked text={t(kind, { number })} part={number}>
              <PhoneLink number={number} />
            </Linked>
          ),
        }))}
      />
      <p>{t('note', { prefix: TAXI_DIAL_PREFIX })}</p>
    </>
  );
}
