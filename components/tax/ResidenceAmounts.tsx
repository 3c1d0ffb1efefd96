import { getTranslations } from 'next-intl/server';
import { AmountRows } from '@/components/tax/AmountRows';
import { TableBox } from '@/components/ui/text/TableBox';

/** The table of the amounts per night. */
export async function ResidenceAmounts() {
  const t = await getTranslations('TaxPage.residence.amounts');
  return (
    <TableBox caption={t('caption')} id="residence-amounts" columns={[t('guest'), t('amount')]}>
      <AmountRows t={t} toRate={(amount) => t('perNight', { amount })} />
    </TableBox>
  );
}
