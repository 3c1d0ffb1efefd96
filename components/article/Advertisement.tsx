import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/Advertisement.module.scss';
import { Picture } from '@/components/picture/Picture';
import type { Language } from '@/lib/language';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { site } from '@/lib/site';

type Props = { language: Language };

/** The advertisement of the sidebar: labelled, sponsored, sticky only where there is room for it. */
export async function Advertisement({ language }: Props) {
  const t = await getTranslations('ArticlePage');
  const picture = { ...sitePicture(site.advertisement.picture, language), alt: { text: t('advertisementAlt') } };
  return (
    <div className={styles.advertisement}>
      <p>{t('advertisement')}</p>
      <a href={site.advertisement.href} rel="sponsored noopener">
        <Picture picture={picture} sizes="(min-width: 1024px) 300px, 92vw" />
      </a>
    </div>
  );
}
