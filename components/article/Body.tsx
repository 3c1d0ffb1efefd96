import styles from '@/components/article/Body.module.scss';
import { Columns } from '@/components/article/Columns';
import { Embed } from '@/components/article/Embed';
import { GalleryBlock } from '@/components/article/GalleryBlock';
import type { Run } from '@/lib/articles/columns';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

type Props = {
  runs: readonly Run[];
  /** Set where the text is not in the page’s language. */
  language?: Language;
};

/** The body of an article in reading order: columns of text, galleries and embeds across the full width. */
export function Body({ runs, language }: Props) {
  return (
    <div className={styles.body} lang={language && LANGUAGE_TAG[language]}>
      {runs.map((run, index) => {
        const key = `${run.kind} ${index}`;
        if (run.kind === 'columns') return <Columns key={key} first={run.first} second={run.second} />;
        if (run.block.kind === 'gallery') return <GalleryBlock key={key} pictures={run.block.pictures} />;
        return run.block.kind === 'embed' && <Embed key={key} src={run.block.src} host={run.block.host} />;
      })}
    </div>
  );
}
