import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/Advertisement.module.scss';
import { Picture } from '@/components/ui/picture/Picture';
import { PHONE_SIZES } from '@/components/ui/picture/phoneSizes';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { site } from '@/lib/site';

/** On wide screens its box is upright, 300 by 375 pixels. */
const IN_SIDEBAR = { name: 'upright', sizes: '300px', media: '(min-width: 64em)' } as const;

/** The advertisement of the sidebar: labelled, sponsored, sticky only where there is room for it. */
export async function Advertisement() {
  const language = await pageLanguage();
  const t = await getTranslations('ArticlePage');
  const picture = { ...sitePicture(site.advertisement.picture, language), alt: { text: '' } };
  return (
    <div className={styles.advertisement}>
      <p>{t('advertisement')}</p>
      <ExternalLink href={site.advertisement.href} rel="sponsored noopener">
        <Picture picture={picture} sizes={`${PHONE_SIZES}, 92vw`} crop={IN_SIDEBAR} />
        {t('advertisementText')}
      </ExternalLink>
    </div>
  );
}
