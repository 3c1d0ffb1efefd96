import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/Advertisement.module.scss';
import { Picture } from '@/components/picture/Picture';
import type { Language } from '@/lib/language';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { site } from '@/lib/site';

/** On wide screens the picture, 16 to 9, fills an upright box of 300 by 375 pixels: it is shown 667 wide, its sides cut. */
const SIZES = '(min-width: 1024px) 667px, 92vw';

type Props = { language: Language };

/** The advertisement of the sidebar: labelled, sponsored, sticky only where there is room for it. */
export async function Advertisement({ language }: Props) {
  const t = await getTranslations('ArticlePage');
  const picture = { ...sitePicture(site.advertisement.picture, language), alt: { text: t('advertisementAlt') } };
  return (
    <div className={styles.advertisement}>
      <p>{t('advertisement')}</p>
      <a href={site.advertisement.href} rel="sponsored noopener">
        <Picture picture={picture} sizes={SIZES} />
      </a>
    </div>
  );
}
