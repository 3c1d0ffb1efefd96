import { getTranslations } from 'next-intl/server';
import { Drawer } from '@/components/ui/chrome/Drawer.client';
import { LanguageSwitch } from '@/components/ui/chrome/LanguageSwitch';
import { SiteLinks } from '@/components/ui/chrome/SiteLinks';
import { CloseIcon } from '@/components/ui/design/icons';

/** The menu on narrow screens, with the links that do not fit the header. */
export async function SiteDrawer() {
  const t = await getTranslations('Navigation');
  return (
    <Drawer label={t('menu')} closeLabel={t('closeMenu')} closeIcon={<CloseIcon />}>
      <nav aria-label={t('label')}>
        <SiteLinks isWhole />
      </nav>
      <LanguageSwitch />
    </Drawer>
  );
}
