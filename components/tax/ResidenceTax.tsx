import { getTranslations } from 'next-intl/server';
import { AmountRows } from '@/components/tax/AmountRows';
import { deskFacts } from '@/components/tax/deskFacts';
import { PaymentMethods } from '@/components/tax/PaymentMethods';
import { BulletList } from '@/components/ui/text/BulletList';
import { ExternalAction } from '@/components/ui/text/ExternalAction';
import { Facts } from '@/components/ui/text/Facts';
import { ScrollableTable } from '@/components/ui/text/ScrollableTable';
import { Steps } from '@/components/ui/text/Steps';
import { Subchapter } from '@/components/ui/text/Subchapter';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';
import { RESIDENCE_TAX } from '@/lib/tax/tax';

/** The residence tax, for guests first and then for hosts (docs/requirements.md, Tourist tax). */
export async function ResidenceTax() {
  const t = await getTranslations('TaxPage.residence');
  const questions = await getTranslations('TaxPage.questions');
  const values = {
    days: RESIDENCE_TAX.exemptOverDays,
    ...RESIDENCE_TAX.appointments,
    hours: RESIDENCE_TAX.registrationHours,
  };
  return (
    <>
      <Subchapter title={questions('what')}>
        <p>{t('what')}</p>
      </Subchapter>
      <Subchapter title={questions('who')}>
        <p>{t('who')}</p>
      </Subchapter>
      <Subchapter title={questions('amount')}>
        <ResidenceAmounts />
      </Subchapter>
      <Subchapter title={questions('exemptions')}>
        <p>{t('exemptions.intro', RESIDENCE_TAX.childAges)}</p>
        <BulletList items={RESIDENCE_TAX.exemptions.map((key) => t(`exemptions.items.${key}`, values))} />
        <p>{t('exemptions.note')}</p>
      </Subchapter>
      <Subchapter title={t('payment.title')}>
        <PaymentMethods intro={t('payment.intro')} own={t('payment.app')} />
      </Subchapter>
      <Subchapter title={t('app.title')}>
        <p>{t('app.intro')}</p>
        <Steps steps={RESIDENCE_TAX.appSteps.map((step) => t(`app.steps.${step}`, values))} />
        <ExternalAction href={site.taxApp} label={t('app.link')} note={t('app.linkNote')} look="link" />
      </Subchapter>
      <Subchapter title={t('contact.title')}>
        <ResidenceContact />
      </Subchapter>
      <Subchapter title={t('obligations.title')}>
        <BulletList items={[t('obligations.register', values), t('obligations.collect')]} />
        <p>{t('obligations.penalty', RESIDENCE_TAX.fine)}</p>
      </Subchapter>
    </>
  );
}

/** The table of the amounts per night. */
async function ResidenceAmounts() {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage.residence.amounts');
  return (
    <ScrollableTable caption={t('caption')} id="residence-amounts" columns={[t('guest'), t('amount')]}>
      <AmountRows language={language} toRate={(amount) => t('perNight', { amount })} />
    </ScrollableTable>
  );
}

/** Contacts for hosts about the residence tax. */
async function ResidenceContact() {
  const t = await getTranslations('TaxPage.residence.contact');
  return (
    <>
      <Facts facts={deskFacts(await pageLanguage())} />
      <ExternalAction href={site.taxGuide} label={t('guideLink')} note={t('guideNote')} look="link" />
    </>
  );
}
