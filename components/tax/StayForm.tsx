import { getTranslations } from 'next-intl/server';
import { StayField } from '@/components/tax/StayField';
import styles from '@/components/tax/StayForm.module.scss';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_KINDS } from '@/lib/routing/pageKinds';
import {
  type StayField as Field,
  MAX_GUESTS,
  MAX_NIGHTS,
  STAY_FIELDS,
  type StayErrors,
  type StayInputs,
} from '@/lib/tax/residenceTax';
import { RESIDENCE_TAX } from '@/lib/tax/tax';

/** Id of the calculator, which has the form and its result; unique on the page. */
export const CALCULATOR = 'calculator';

type Props = {
  inputs: StayInputs | null;
  errors: StayErrors | null;
};

/** The form of the calculator: a GET form that loads the tax page with the input in the URL. */
export async function StayForm({ inputs, errors }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage.calculator');
  const hints: Partial<Record<Field, string>> = {
    adults: t('hints.adults', RESIDENCE_TAX.childAges),
    exempt: t('hints.exempt'),
  };
  const toField = (field: Field) => {
    const error = errors?.[field];
    const largest = field === 'nights' ? MAX_NIGHTS : MAX_GUESTS;
    return (
      <StayField
        key={field}
        field={field}
        label={t(`fields.${field}`, RESIDENCE_TAX.childAges)}
        hint={hints[field]}
        typed={inputs?.[field] ?? ''}
        error={error && t(`errors.${error}`, { largest })}
      />
    );
  };
  return (
    <form className={styles.form} action={`/${PAGE_KINDS.tax.path}#${CALCULATOR}`}>
      <input type="hidden" name="lang" value={language} />
      {STAY_FIELDS.map(toField)}
      <button type="submit">{t('submit')}</button>
    </form>
  );
}
