import type { getTranslations } from 'next-intl/server';
import { RESIDENCE_TAX } from '@/lib/tax/tax';

type Props = {
  t: Awaited<ReturnType<typeof getTranslations<'TaxPage.residence.amounts'>>>;
  /** The message of an amount per night. */
  toRate: (amount: number) => string;
};

/** The amounts per night as rows of a table (docs/requirements.md, Tourist tax). */
export function AmountRows({ t, toRate }: Props) {
  const rows = [
    { guest: t('adult'), amount: toRate(RESIDENCE_TAX.adult) },
    {
      guest: t('child', RESIDENCE_TAX.childAges),
      amount: toRate(RESIDENCE_TAX.child),
    },
    { guest: t('underAge', { age: RESIDENCE_TAX.childAges.from }), amount: t('free') },
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
