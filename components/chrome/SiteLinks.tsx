import { getTranslations } from 'next-intl/server';
import { navigationLinks } from '@/components/chrome/navigation';
import { PageLink } from '@/components/page/PageLink.client';
import type { Language } from '@/lib/language';

type Props = { language: Language };

/** The links to the parts of the site, for the header, the menu and the footer. */
export async function SiteLinks({ language }: Props) {
  const t = await getTranslations('Navigation');
  return (
    <ul>
      {navigationLinks(language).map(({ entry, href }) => (
        <li key={entry}>
          <PageLink href={href}>{t(entry)}</PageLink>
        </li>
      ))}
    </ul>
  );
}
