import { getTranslations } from 'next-intl/server';
import { LanguageSwitch } from '@/components/ui/chrome/LanguageSwitch';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** The language switch with the messages of the page’s language. */
export async function SiteLanguages() {
  const language = await pageLanguage();
  const t = await getTranslations('LanguageSwitch');
  return <LanguageSwitch current={language} label={t('label')} names={{ en: t('en'), sr: t('sr') }} />;
}
