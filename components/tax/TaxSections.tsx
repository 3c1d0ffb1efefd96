import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ExcursionTax } from '@/components/tax/ExcursionTax';
import { ResidenceTax } from '@/components/tax/ResidenceTax';
import { TaxDetails } from '@/components/tax/TaxDetails';
import { Subchapter } from '@/components/ui/text/Subchapter';
import { TAX_QUESTIONS, TAX_SECTIONS, type TaxSection } from '@/lib/tax/tax';

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

/** The membership contribution or the tourist tax: both answer the same four questions (docs/requirements.md, Tourist tax). */
async function BusinessTax({ section }: { section: 'membership' | 'tourist' }) {
  const t = await getTranslations('TaxPage');
  return TAX_QUESTIONS[section].map((question) => (
    <Subchapter key={question} title={t(`questions.${question}`)}>
      <p>{t(`${section}.${question}`)}</p>
    </Subchapter>
  ));
}
