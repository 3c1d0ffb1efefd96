import { getTranslations } from 'next-intl/server';
import { navigationLinks } from '@/components/ui/chrome/navigation';
import { Gate } from '@/components/ui/design/Gate';
import styles from '@/components/ui/feedback/EmptyPage.module.scss';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';

/** A page without content: one sentence and links to the sections of the site. */
export async function EmptyPage({ title, text }: { title: string; text: string }) {
  const language = await pageLanguage();
  const site = await getTranslations('Site');
  const t = await getTranslations('Navigation');
  const home = { href: sharedHref(language, 'home'), name: site('home') };
  const links = [home, ...navigationLinks(language).map(({ entry, href }) => ({ href, name: t(entry) }))];
  return (
    <>
      <Hero title={{ text: title }} lead={{ text }} picture={null} />
      <Band>
        <div className={styles.columns}>
          <ul className={styles.links}>
            {links.map(({ href, name }) => (
              <li key={href}>
                <PageLink href={href}>{name}</PageLink>
              </li>
            ))}
          </ul>
          <Gate />
        </div>
      </Band>
    </>
  );
}
