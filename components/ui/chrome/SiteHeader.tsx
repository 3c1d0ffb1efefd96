import { getTranslations } from 'next-intl/server';
import { SearchLink } from '@/components/search/SearchLink.client';
import { DrawerButton } from '@/components/ui/chrome/DrawerButton.client';
import { HeaderFrame } from '@/components/ui/chrome/HeaderFrame.client';
import { LanguageSwitch } from '@/components/ui/chrome/LanguageSwitch';
import { Logo } from '@/components/ui/chrome/Logo';
import styles from '@/components/ui/chrome/SiteHeader.module.scss';
import { SiteLinks } from '@/components/ui/chrome/SiteLinks';
import { MenuIcon } from '@/components/ui/design/icons';
import { SearchIcon } from '@/components/ui/design/SearchIcon';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { searchHref } from '@/lib/routing/browserHref';
import { sharedHref } from '@/lib/routing/href';

export async function SiteHeader() {
  const language = await pageLanguage();
  const t = await getTranslations('Navigation');
  const site = await getTranslations('Site');
  const search = await getTranslations('SearchPage');
  return (
    <HeaderFrame className={styles.header}>
      <div className={styles.inner}>
        <PageLink className={styles.home} href={sharedHref(language, 'home')} aria-label={site('logo')}>
          <Logo />
        </PageLink>
        <nav className={styles.nav} aria-label={t('label')}>
          <SiteLinks />
        </nav>
        <SearchLink language={language} href={searchHref(language)} label={search('open')}>
          <SearchIcon />
        </SearchLink>
        <LanguageSwitch />
        <DrawerButton label={t('openMenu')}>
          <MenuIcon />
        </DrawerButton>
      </div>
    </HeaderFrame>
  );
}
