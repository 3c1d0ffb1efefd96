import { getTranslations } from 'next-intl/server';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { GuestSheetLinks } from '@/components/tax/GuestSheetLinks';
import { CALCULATOR } from '@/components/tax/StayForm';
import { TaxCalculator } from '@/components/tax/TaxCalculator';
import { TaxSections } from '@/components/tax/TaxSections';
import { PageHero } from '@/components/ui/page/PageHero';
import { Chapter } from '@/components/ui/text/Chapter';
import { Chapters } from '@/components/ui/text/Chapters';
import { Contents } from '@/components/ui/text/Contents';
import { DeskContact } from '@/components/ui/text/DeskContact';
import { PrintedAddress } from '@/components/ui/text/PrintedAddress';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { site } from '@/lib/site';
import type { StayInputs } from '@/lib/tax/residenceTax';
import { TAX_SECTIONS } from '@/lib/tax/tax';

type Props = {
  /** The submitted input of the calculator; null before it is used. */
  inputs: StayInputs | null;
};

/** The tax page: calculator, the four taxes, the guest sheet, and contacts. */
export async function TaxView({ inputs }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage');
  const entries = [
    { id: CALCULATOR, title: t('calculator.title') },
    ...TAX_SECTIONS.map((section) => ({ id: section, title: t(`${section}.title`) })),
    { id: 'sheet', title: t('sheetLinks.title') },
    { id: 'ask', title: t('ask.title') },
  ];
  return (
    <>
      <PageHero kind="tax" />
      <Contents entries={entries} />
      <TaxCalculator inputs={inputs} />
      <Chapters>
        <TaxSections />
        <Chapter title={t('sheetLinks.title')} id="sheet">
          <GuestSheetLinks />
        </Chapter>
        <Chapter title={t('ask.title')} id="ask">
          <p>{t('ask.text', { address: site.address[language] })}</p>
          <DeskContact />
          <p>{t('guidance')}</p>
        </Chapter>
        <PrintedAddress href={sharedHref(language, 'tax')} />
      </Chapters>
      {!inputs && <SitePageJsonLd kind="tax" />}
    </>
  );
}
