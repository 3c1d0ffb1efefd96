import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BusinessTax } from '@/components/tax/BusinessTax';
import { ExcursionTax } from '@/components/tax/ExcursionTax';
import { ResidenceTax } from '@/components/tax/ResidenceTax';
import { TaxDetails } from '@/components/tax/TaxDetails';
import { TAX_SECTIONS, type TaxSection } from '@/lib/tax/tax';

/** The four taxes in collapsible sections. */
export async function TaxSections() {
  const t = await getTranslations('TaxPage');
  const bodies = {
    residence: <ResidenceTax />,
    excursion: <ExcursionTax />,
    membership: <BusinessTax section="membership" />,
    tourist: <BusinessTax section="tourist" />,
  } satisfies Record<TaxSection, ReactNode>;
  return TAX_SECTIONS.map((section) => (
    <TaxDetails key={section} section={section} title={t(`${section}.title`)}>
      {bodies[section]}
    </TaxDetails>
  ));
}
