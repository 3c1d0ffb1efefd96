import { getTranslations } from 'next-intl/server';
import styles from '@/components/tax/ExcursionTax.module.scss';
import { PaymentMethods } from '@/components/tax/PaymentMethods';
import { BulletList } from '@/components/ui/text/BulletList';
import { Subchapter } from '@/components/ui/text/Subchapter';
import { EXCURSION_TAX } from '@/lib/tax/tax';

/** The excursion tax, which agencies and guides collect (docs/requirements.md, Tourist tax). */
export async function ExcursionTax() {
  const t = await getTranslations('TaxPage.excursion');
  const questions = await getTranslations('TaxPage.questions');
  return (
    <>
      <Subchapter title={questions('what')}>
        <p>{t('what')}</p>
      </Subchapter>
      <Subchapter title={questions('who')}>
        <p>{t('who')}</p>
      </Subchapter>
      <Subchapter title={questions('amount')}>
        <p className={styles.amount}>{t('amount', { amount: EXCURSION_TAX.person })}</p>
      </Subchapter>
      <Subchapter title={questions('exemptions')}>
        <p>{t('exemptions', { age: EXCURSION_TAX.exemptUnderAge })}</p>
      </Subchapter>
      <Subchapter title={t('payment.title')}>
        <PaymentMethods intro={t('payment.intro')} own={t('payment.voucher')}>
          <p>{t('payment.frequency', { times: EXCURSION_TAX.paymentsPerMonth })}</p>
        </PaymentMethods>
      </Subchapter>
      <Subchapter title={t('penalties.title')}>
        <p>{t('penalties.intro')}</p>
        <BulletList
          items={[t('penalties.natural', EXCURSION_TAX.fines.natural), t('penalties.legal', EXCURSION_TAX.fines.legal)]}
        />
      </Subchapter>
    </>
  );
}
