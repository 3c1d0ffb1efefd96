import { getTranslations } from 'next-intl/server';
import { navigationLinks } from '@/components/ui/chrome/navigation';
import { SiteLinkList } from '@/components/ui/chrome/SiteLinkList.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** The links to the parts of the site, for the header, the menu and the footer. */
export async function SiteLinks() {
  const language = await pageLanguage();
  const t = await getTranslations('Navigation');
  return <SiteLinkList links={navigationLinks(language).map((link) => ({ ...link, name: t(link.entry) }))} />;
}
