import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/Embed.module.scss';
import { EmbedFrame } from '@/components/article/EmbedFrame.client';

type Props = { src: string; host: string };

/**
 * Content of another site: it loads only on request (docs/requirements.md, Content rules), and is a link
 * without JavaScript.
 */
export async function Embed({ src, host }: Props) {
  const t = await getTranslations('ArticlePage');
  return (
    <div className={styles.embed}>
      <p>{t('embedText', { host })}</p>
      <EmbedFrame className={styles.action} src={src} title={t('embed', { host })} label={t('embedLoad', { host })} />
    </div>
  );
}
