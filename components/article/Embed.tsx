import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/Embed.module.scss';
import { EmbedFrame } from '@/components/article/EmbedFrame.client';
import { ExternalLink } from '@/components/ui/text/ExternalLink';

/** Content of another site, which loads only on a tap (docs/requirements.md, Content rules). */
export async function Embed({ src, host }: { src: string; host: string }) {
  const t = await getTranslations('ArticlePage');
  return (
    <div className={styles.embed}>
      <p>{t('embedText', { host })}</p>
      <EmbedFrame src={src} title={t('embed', { host })} label={t('embedLoad', { host })} />
      <ExternalLink href={src}>{host}</ExternalLink>
    </div>
  );
}
