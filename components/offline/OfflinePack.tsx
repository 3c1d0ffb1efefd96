import styles from '@/components/offline/OfflinePack.module.scss';
import { OfflinePackControl } from '@/components/offline/OfflinePackControl.client';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { offlineHref } from '@/lib/routing/browserHref';
import { OFFLINE_PACK_ID } from '@/lib/visitor-info/visitorChapters';

/** ‘Take Kotor along’: saves the guide for offline use in one tap. Hidden without JavaScript. */
export async function OfflinePack({ isOnList = false }: { isOnList?: boolean }) {
  const language = await pageLanguage();
  const { title, text, ...messages } = MESSAGES[language].OfflinePack;
  return (
    <section className={styles.band} aria-labelledby={OFFLINE_PACK_ID}>
      <div className={styles.inner}>
        <h2 id={OFFLINE_PACK_ID}>{title}</h2>
        <div className={styles.text}>
          <p>{text}</p>
          <OfflinePackControl
            language={language}
            messages={messages}
            listHref={isOnList ? null : offlineHref(language)}
          />
        </div>
      </div>
    </section>
  );
}
