import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { RESIDENCE_TAX } from '@/lib/tax/tax';

type Props = {
  language: Language;
  /** The message of an amount per night. */
  toRate: (amount: number) => string;
};

/** The amounts per night as rows of a table (docs/requirements.md, Tourist tax). */
export function AmountRows({ language, toRate }: Props) {
  const t = translator(language, 'TaxPage.residence.amounts');
  const guests = translator(language, 'TaxPage.calculator.fields');
  const rows = [
    { guest: guests('adults'), amount: toRate(RESIDENCE_TAX.adult) },
    { guest: guests('children', RESIDENCE_TAX.childAges), amount: toRate(RESIDENCE_TAX.child) },
    { guest: guests('young', RESIDENCE_TAX.childAges), amount: t('free') },
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
