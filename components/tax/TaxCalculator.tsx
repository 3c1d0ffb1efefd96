import { getTranslations } from 'next-intl/server';
import { CALCULATOR, StayForm } from '@/components/tax/StayForm';
import { TaxBreakdown } from '@/components/tax/TaxBreakdown';
import styles from '@/components/tax/TaxCalculator.module.scss';
import { calculateTax, parseStay, type StayInputs } from '@/lib/tax/residenceTax';

type Props = {
  /** The submitted input; null before the form is used. */
  inputs: StayInputs | null;
};

/** Calculator of the residence tax: the form, and the result after submitting. */
export async function TaxCalculator({ inputs }: Props) {
  const t = await getTranslations('TaxPage.calculator');
  const parsed = inputs && parseStay(inputs);
  return (
    <section className={styles.calculator} id={CALCULATOR} aria-labelledby="calculator-title" data-used={!!parsed}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="calculator-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </div>
        {parsed && (
          <div className={styles.answer}>
            {parsed.stay ? (
              <TaxBreakdown tax={calculateTax(parsed.stay)} />
            ) : (
              <p className={styles.wrong} role="status">
                {t('wrong')}
              </p>
            )}
          </div>
        )}
        <StayForm inputs={inputs} errors={parsed?.errors ?? null} />
      </div>
    </section>
  );
}
