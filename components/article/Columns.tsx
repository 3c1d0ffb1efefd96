import styles from '@/components/article/Columns.module.scss';
import { Picture } from '@/components/ui/picture/Picture';
import { Words } from '@/components/ui/text/Words';
import type { Block } from '@/lib/articles/body/block';
import { type Part, toParts } from '@/lib/articles/columns';

type Props = { first: readonly Block[]; second: readonly Block[] };

const COLUMN_SIZES = '(min-width: 1024px) 420px, (min-width: 768px) 46vw, 92vw';

function ColumnPart({ part }: { part: Part }) {
  if ('html' in part) {
    // The HTML went through the allow-list of lib/articles/body/clean.ts.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: clean by then, and React has no other way to place markup
    return <div dangerouslySetInnerHTML={{ __html: part.html }} />;
  }
  const { picture } = part;
  return (
    <figure>
      <Picture picture={picture} sizes={COLUMN_SIZES} />
      {picture.caption && (
        <figcaption>
          <Words of={picture.caption} />
        </figcaption>
      )}
    </figure>
  );
}

/** Text in two balanced columns on wide screens, in one on narrow ones; reading order is the order of the document. */
export function Columns({ first, second }: Props) {
  const column = (blocks: readonly Block[]) =>
    toParts(blocks).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a rendered article never change their order
      <ColumnPart key={index} part={part} />
    ));
  return (
    <div className={styles.columns} data-columns={second.length > 0 ? 2 : 1}>
      <div className={styles.column}>{column(first)}</div>
      {second.length > 0 && <div className={styles.column}>{column(second)}</div>}
    </div>
  );
}
