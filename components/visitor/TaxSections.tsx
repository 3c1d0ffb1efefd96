import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BusinessTax } from '@/components/visitor/BusinessTax';
import { ExcursionTax } from '@/components/visitor/ExcursionTax';
import { ResidenceTax } from '@/components/visitor/ResidenceTax';
import { TaxDetails } from '@/components/visitor/TaxDetails';
import { TAX_SECTIONS, type TaxSection } from '@/lib/facts/tax';
import type { Language } from '@/lib/language';

type Props = { language: Language };

/** The four taxes, each in its own section that opens and closes. */
export async function TaxSections({ language }: Props) {
  const t = await getTranslations('TaxPage');
  const bodies = {
    residence: <ResidenceTax language={language} />,
    excursion: <ExcursionTax language={language} />,
    membership: <BusinessTax section="membership" />,
    tourist: <BusinessTax section="tourist" />,
  } satisfies Record<TaxSection, ReactNode>;
  return TAX_SECTIONS.map((section) => (
    <TaxDetails key={section} section={section} title={t(`${section}.title`)}>
      {bodies[section]}
    </TaxDetails>
  ));
}
