import { getTranslations } from 'next-intl/server';
import { Drawer } from '@/components/chrome/Drawer.client';
import { CloseMark, MenuMark } from '@/components/chrome/DrawerMarks';
import { HeaderFrame } from '@/components/chrome/HeaderFrame.client';
import { LanguageSwitch } from '@/components/chrome/LanguageSwitch';
import { Logo } from '@/components/chrome/Logo';
import { navigationLinks } from '@/components/chrome/navigation';
import styles from '@/components/chrome/SiteHeader.module.scss';
import { PageLink } from '@/components/page/PageLink.client';
import { SearchLink } from '@/components/search/SearchLink.client';
import { SearchMark } from '@/components/search/SearchMark';
import type { Language } from '@/lib/language';
import { sharedHref } from '@/lib/routing/href';
import { searchHref } from '@/lib/routing/searchHref';

type Props = { language: Language };

export async function SiteHeader({ language }: Props) {
  const t = await getTranslations('Navigation');
  const site = await getTranslations('Site');
  const search = await getTranslations('SearchPage');
  const languages = await getTranslations('LanguageSwitch');
  const links = navigationLinks(language).map(({ entry, href }) => (
    <li key={entry}>
      <PageLink href={href}>{t(entry)}</PageLink>
    </li>
  ));
  const languageSwitch = (
    <LanguageSwitch
      current={language}
      label={languages('label')}
      names={{ en: languages('en'), sr: languages('sr') }}
    />
  );
  return (
    <HeaderFrame className={styles.header}>
      <div className={styles.inner}>
        <PageLink className={styles.home} href={sharedHref(language, 'home')} aria-label={site('logo')}>
          <Logo />
        </PageLink>
        <nav className={styles.nav} aria-label={t('label')}>
          <ul>{links}</ul>
        </nav>
        <SearchLink language={language} href={searchHref(language)} label={search('open')} closeLabel={search('close')}>
          <SearchMark />
        </SearchLink>
        {languageSwitch}
        <Drawer
          openLabel={t('openMenu')}
          closeLabel={t('closeMenu')}
          openMark={<MenuMark />}
          closeMark={<CloseMark />}
          fallbackHref="#site-links"
        >
          <nav aria-label={t('label')}>
            <ul>{links}</ul>
          </nav>
          {languageSwitch}
        </Drawer>
      </div>
    </HeaderFrame>
  );
}
