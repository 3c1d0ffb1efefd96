import type { getTranslations } from 'next-intl/server';
import { ADULT_PER_NIGHT_EUR, CHILD_FROM_AGE_YEARS, CHILD_PER_NIGHT_EUR, CHILD_TO_AGE_YEARS } from '@/lib/tax/tax';

type Props = {
  t: Awaited<ReturnType<typeof getTranslations<'TaxPage.residence.amounts'>>>;
  /** The message of an amount per night. */
  toRate: (amount: number) => string;
};

/** The amounts per night as rows of a table (docs/requirements.md, Tourist tax). */
export function AmountRows({ t, toRate }: Props) {
  const rows = [
    { guest: t('adult'), amount: toRate(ADULT_PER_NIGHT_EUR) },
    {
      guest: t('child', { from: CHILD_FROM_AGE_YEARS, to: CHILD_TO_AGE_YEARS }),
      amount: toRate(CHILD_PER_NIGHT_EUR),
    },
    { guest: t('underAge', { age: CHILD_FROM_AGE_YEARS }), amount: t('free') },
  ];
  return (
    <tbody>
      {rows.map(({ guest, amount }) => (
        <tr key={guest}>
          <th scope="row">{guest}</th>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
  );
}
