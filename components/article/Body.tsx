import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import styles from '@/components/article/Body.module.scss';
import { Embed } from '@/components/article/Embed';
import { GalleryBlock } from '@/components/article/GalleryBlock';
import { Picture } from '@/components/ui/picture/Picture';
import { PHONE_SIZES } from '@/components/ui/picture/phoneSizes';
import { ContentText } from '@/components/ui/text/ContentText';
import { type Block, type BlockKind, type BlockOf, OUTSIDE_MARK } from '@/lib/articles/body/block';
import { type BodySection, mergeTexts } from '@/lib/articles/body/columns';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import type { Picture as PictureData } from '@/lib/pictures/picture';

/** How every kind of block is shown; lib/articles/body/block.ts has its rules. */
const RENDER: { [Kind in BlockKind]: (block: BlockOf<Kind>) => ReactNode } = {
  heading: ({ html }) => <BodyText html={html} />,
  text: ({ html }) => <BodyText html={html} />,
  image: ({ picture }) => <BodyPicture picture={picture} />,
  gallery: ({ pictures }) => <GalleryBlock pictures={pictures} />,
  embed: ({ src, host }) => <Embed src={src} host={host} />,
};

const render = <Kind extends BlockKind>(block: BlockOf<Kind>): ReactNode => RENDER[block.kind](block);

function Column({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.column}>
      {mergeTexts(blocks).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a rendered article never change their order
        <Fragment key={index}>{render(block)}</Fragment>
      ))}
    </div>
  );
}

type Props = {
  sections: readonly BodySection[];
  /** Set where the text is not in the page’s language. */
  language?: Language;
};

/** The body of an article in reading order: columns of text (one on narrow screens), wide blocks across the full width. */
export function Body({ sections, language }: Props) {
  return (
    <div className={styles.body} lang={language && LANGUAGE_TAG[language]}>
      {sections.map((section, index) => {
        const key = `${section.kind} ${index}`;
        if (section.kind === 'wide') return <Fragment key={key}>{render(section.block)}</Fragment>;
        return (
          <div key={key} className={styles.columns} data-columns={section.second.length > 0 ? 2 : 1}>
            <Column blocks={section.first} />
            {section.second.length > 0 && <Column blocks={section.second} />}
          </div>
        );
      })}
    </div>
  );
}

/** A text of an article. Its HTML went through the allow-list of lib/articles/body/clean.ts. */
async function BodyText({ html }: { html: string }) {
  const t = await getTranslations('Site');
  const mark = `<span aria-hidden="true"> ↗</span><span class="visually-hidden"> (${t('opensOutside')})</span>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: clean by then, and React has no other way to insert markup
  return <div dangerouslySetInnerHTML={{ __html: html.replaceAll(OUTSIDE_MARK, mark) }} />;
}

const COLUMN_SIZES = `${PHONE_SIZES}, (min-width: 1024px) 420px, (min-width: 768px) 46vw, 92vw`;

/** A single picture in a column, with its caption. */
const BodyPicture = ({ picture }: { picture: PictureData }) => (
  <figure>
    <Picture picture={picture} sizes={COLUMN_SIZES} />
    {picture.caption && (
      <figcaption>
        <ContentText text={picture.caption} />
      </figcaption>
    )}
  </figure>
);
