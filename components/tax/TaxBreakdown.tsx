import { getFormatter, getTranslations } from 'next-intl/server';
import styles from '@/components/tax/TaxBreakdown.module.scss';
import { ScrollableTable } from '@/components/ui/text/ScrollableTable';
import type { TaxAmount, TaxLine } from '@/lib/tax/residenceTax';
import { RESIDENCE_TAX } from '@/lib/tax/tax';

const FACTS = { ...RESIDENCE_TAX.childAges, days: RESIDENCE_TAX.exemptOverDays };

/** The tax of a stay: calculation, rule and amount of each line, and the total. */
export async function TaxBreakdown({ tax: { nights, lines, total } }: { tax: TaxAmount }) {
  const t = await getTranslations('TaxPage.calculator.result');
  const format = await getFormatter();
  const euro = (cents: number): string => format.number(cents / 100, 'eur');
  const toCalculation = ({ field, guests, rate }: TaxLine): string =>
    [t(`guests.${field}`, { ...FACTS, guests }), t('nights', { nights }), rate === null ? null : euro(rate)]
      .filter(Boolean)
      .join(' × ');
  return (
    <div className={styles.sum}>
      <ScrollableTable caption={t('caption', { nights })} id="stay-sum" columns={[t('line'), t('amount')]}>
        <tbody>
          {lines.map((line) => (
            <tr key={line.field}>
              <th scope="row">
                {toCalculation(line)}{' '}
                <small>{t(`rules.${line.rule}`, { ...FACTS, rate: (line.rate ?? 0) / 100 })}</small>
              </th>
              <td>{euro(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{euro(total)}</td>
          </tr>
        </tfoot>
      </ScrollableTable>
      <p>{t(total > 0 ? 'note' : 'nothing')}</p>
    </div>
  );
}
