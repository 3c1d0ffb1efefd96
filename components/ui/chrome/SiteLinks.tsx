import { getTranslations } from 'next-intl/server';
import { navigationLinks, siteLinks } from '@/components/ui/chrome/navigation';
import { SiteLinkList } from '@/components/ui/chrome/SiteLinkList.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** The links to the parts of the site; in the menu and the footer all of them. */
export async function SiteLinks({ isWhole = false }: { isWhole?: boolean }) {
  const language = await pageLanguage();
  const t = await getTranslations('Navigation');
  const links = isWhole ? siteLinks(language) : navigationLinks(language);
  return <SiteLinkList links={links.map((link) => ({ ...link, name: t(link.entry) }))} />;
}
