import { getTranslations } from 'next-intl/server';
import { Amount } from '@/components/ui/text/Amount';
import { Clause } from '@/components/ui/text/Clause';
import { ExternalAction } from '@/components/ui/text/ExternalAction';
import { Points } from '@/components/ui/text/Points';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';
import { EXCURSION_TAX } from '@/lib/tax/tax';

const WAYS = ['desk', 'points', 'voucher'] as const;

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
        <Amount>{t('amount.text', { amount: EXCURSION_TAX.person })}</Amount>
      </Clause>
      <Clause title={t('exemptions.title')}>
        <p>{t('exemptions.text', { age: EXCURSION_TAX.exemptUnderAge })}</p>
      </Clause>
      <Clause title={t('payment.title')}>
        <p>{t('payment.intro')}</p>
        <Points points={WAYS.map((key) => ({ id: key, text: t(`payment.ways.${key}`, { address }) }))} />
        <p>{t('payment.frequency', { times: EXCURSION_TAX.paymentsPerMonth })}</p>
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
            { id: 'natural', text: t('penalties.natural', EXCURSION_TAX.fines.natural) },
            { id: 'legal', text: t('penalties.legal', EXCURSION_TAX.fines.legal) },
          ]}
        />
      </Clause>
    </>
  );
}
