import { getTranslations } from 'next-intl/server';
import styles from '@/components/offline/TakeAlong.module.scss';
import { TakeAlongControl } from '@/components/offline/TakeAlongControl.client';
import { pickWords } from '@/components/ui/text/pickWords';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { offlineHref } from '@/lib/routing/browserHref';

const KEYS = ['save', 'cancel', 'resume', 'remove', 'removed', 'broken', 'full', 'later', 'see'] as const;

/** ‘Take Kotor along’: saves the guide for offline use in one tap. Hidden without JavaScript. */
export async function TakeAlong({ isOnList = false }: { isOnList?: boolean }) {
  const language = await pageLanguage();
  const t = await getTranslations('TakeAlong');
  const words = {
    ...pickWords(t, KEYS),
    size: t('size', { size: '{size}' }),
    progress: t('progress', { done: '{done}', size: '{size}' }),
    partly: t('partly', { done: '{done}', size: '{size}' }),
    saved: t('saved', { date: '{date}', size: '{size}' }),
  };
  return (
    <section className={styles.band} aria-labelledby="take-along">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="take-along">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <TakeAlongControl language={language} words={words} listHref={isOnList ? null : offlineHref(language)} />
      </div>
    </section>
  );
}
