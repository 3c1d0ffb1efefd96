import { getTranslations } from 'next-intl/server';
import styles from '@/components/offline/OfflinePack.module.scss';
import { OfflinePackControl } from '@/components/offline/OfflinePackControl.client';
import { pickWords } from '@/components/ui/text/pickWords';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { offlineHref } from '@/lib/routing/browserHref';

const KEYS = ['save', 'cancel', 'resume', 'remove', 'removed', 'broken', 'full', 'later', 'see'] as const;

/** ‘Take Kotor along’: saves the guide for offline use in one tap. Hidden without JavaScript. */
export async function OfflinePack({ isOnList = false }: { isOnList?: boolean }) {
  const language = await pageLanguage();
  const t = await getTranslations('OfflinePack');
  const words = {
    ...pickWords(t, KEYS),
    size: t('size', { size: '{size}' }),
    progress: t('progress', { done: '{done}', size: '{size}' }),
    partly: t('partly', { done: '{done}', size: '{size}' }),
    saved: t('saved', { date: '{date}', size: '{size}' }),
  };
  return (
    <section className={styles.band} aria-labelledby="offline-pack">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="offline-pack">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <OfflinePackControl language={language} words={words} listHref={isOnList ? null : offlineHref(language)} />
      </div>
    </section>
  );
}
