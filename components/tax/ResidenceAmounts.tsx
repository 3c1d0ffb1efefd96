import { getTranslations } from 'next-intl/server';
import { TableBox } from '@/components/ui/text/TableBox';
import { ADULT_PER_NIGHT_EUR, CHILD_FROM_AGE_YEARS, CHILD_PER_NIGHT_EUR, CHILD_TO_AGE_YEARS } from '@/lib/tax/tax';

/** The amounts per night (docs/requirements.md, Tourist tax). */
export async function ResidenceAmounts() {
  const t = await getTranslations('TaxPage.residence.amounts');
  const rows = [
    { guest: t('adult'), amount: t('perNight', { amount: ADULT_PER_NIGHT_EUR }) },
    {
      guest: t('child', { from: CHILD_FROM_AGE_YEARS, to: CHILD_TO_AGE_YEARS }),
      amount: t('perNight', { amount: CHILD_PER_NIGHT_EUR }),
    },
    { guest: t('underAge', { age: CHILD_FROM_AGE_YEARS }), amount: t('free') },
  ];
  return (
    <TableBox caption={t('caption')} id="residence-amounts">
      <thead>
        <tr>
          <th scope="col">{t('guest')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ guest, amount }) => (
          <tr key={guest}>
            <th scope="row">{guest}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
