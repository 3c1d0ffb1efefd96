import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/ui/text/Chapter';
import { Chapters } from '@/components/ui/text/Chapters';
import { DeskContact } from '@/components/ui/text/DeskContact';
import { Steps } from '@/components/ui/text/Steps';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';

/** How to buy and use a pass, and contacts. */
export async function PassHelp() {
  const language = await pageLanguage();
  const t = await getTranslations('CityPassPage');
  return (
    <Chapters>
      <Chapter title={t('howItWorks.title')} id="how-it-works">
        <Steps steps={Object.values(MESSAGES[language].CityPassPage.howItWorks.steps)} />
      </Chapter>
      <Chapter title={t('help.title')} id="help">
        <p>{t('help.text', { address: site.address[language] })}</p>
        <DeskContact />
      </Chapter>
    </Chapters>
  );
}
