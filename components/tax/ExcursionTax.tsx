import { getTranslations } from 'next-intl/server';
import { Amount } from '@/components/ui/text/Amount';
import { Clause } from '@/components/ui/text/Clause';
import { ExternalAction } from '@/components/ui/text/ExternalAction';
import { Points } from '@/components/ui/text/Points';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';
import {
  EXCURSION_EXEMPT_UNDER_AGE_YEARS,
  EXCURSION_FINE_LEGAL_MAX_EUR,
  EXCURSION_FINE_LEGAL_MIN_EUR,
  EXCURSION_FINE_NATURAL_MAX_EUR,
  EXCURSION_FINE_NATURAL_MIN_EUR,
  EXCURSION_PAYMENTS_PER_MONTH,
  EXCURSION_PER_PERSON_EUR,
} from '@/lib/tax/tax';

const WAYS = ['desk', 'points', 'voucher'] as const;

const FINES = {
  natural: { min: EXCURSION_FINE_NATURAL_MIN_EUR, max: EXCURSION_FINE_NATURAL_MAX_EUR },
  legal: { min: EXCURSION_FINE_LEGAL_MIN_EUR, max: EXCURSION_FINE_LEGAL_MAX_EUR },
} as const;

/** The excursion tax, which agencies and guides collect (docs/requirements.md, Tourist tax). */
export async function ExcursionTax() {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage.excursion');
  const address = site.address[language];
  return (
    <>
      <Clause title={t('what.title')}>
        <p>{t('what.text')}</p>
      </Clause>
      <Clause title={t('who.title')}>
        <p>{t('who.text')}</p>
      </Clause>
      <Clause title={t('amount.title')}>
        <Amount>{t('amount.text', { amount: EXCURSION_PER_PERSON_EUR })}</Amount>
      </Clause>
      <Clause title={t('exemptions.title')}>
        <p>{t('exemptions.text', { age: EXCURSION_EXEMPT_UNDER_AGE_YEARS })}</p>
      </Clause>
      <Clause title={t('payment.title')}>
        <p>{t('payment.intro')}</p>
        <Points points={WAYS.map((key) => ({ id: key, text: t(`payment.ways.${key}`, { address }) }))} />
        <p>{t('payment.frequency', { times: EXCURSION_PAYMENTS_PER_MONTH })}</p>
        <ExternalAction
          href={site.maps.taxPoints}
          label={t('payment.mapLink')}
          note={t('payment.mapNote')}
          look="link"
        />
      </Clause>
      <Clause title={t('penalties.title')}>
        <p>{t('penalties.intro')}</p>
        <Points
          points={[
            { id: 'natural', text: t('penalties.natural', FINES.natural) },
            { id: 'legal', text: t('penalties.legal', FINES.legal) },
          ]}
        />
      </Clause>
    </>
  );
}
