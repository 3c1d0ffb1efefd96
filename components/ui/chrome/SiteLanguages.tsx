import { getTranslations } from 'next-intl/server';
import { LanguageSwitch } from '@/components/ui/chrome/LanguageSwitch';
import type { Language } from '@/lib/i18n/language';

type Props = { language: Language };

/** The language switch in the words of a page. */
export async function SiteLanguages({ language }: Props) {
  const t = await getTranslations('LanguageSwitch');
  return <LanguageSwitch current={language} label={t('label')} names={{ en: t('en'), sr: t('sr') }} />;
}
