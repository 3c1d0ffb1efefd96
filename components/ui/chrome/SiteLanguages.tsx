import { getTranslations } from 'next-intl/server';
import { LanguageSwitch } from '@/components/ui/chrome/LanguageSwitch';
import type { Language } from '@/lib/i18n/language';

type Props = { language: Language };

/** The language switch with the messages of the page’s language. */
export async function SiteLanguages({ language }: Props) {
  const t = await getTranslations('LanguageSwitch');
  return <LanguageSwitch current={language} label={t('label')} names={{ en: t('en'), sr: t('sr') }} />;
}
