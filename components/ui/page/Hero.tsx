import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/page/Breadcrumbs';
import styles from '@/components/ui/page/Hero.module.scss';
import { SiteNotice } from '@/components/ui/page/SiteNotice';
import { Picture } from '@/components/ui/picture/Picture';
import { ContentText, TitleText } from '@/components/ui/text/ContentText';
import type { Crumb } from '@/lib/articles/article';
import type { LocalizedText } from '@/lib/i18n/localizedText';
import type { Picture as PictureData } from '@/lib/pictures/picture';

type Props = {
  title: LocalizedText;
  picture: PictureData | null;
  /** One or two sentences under the title. */
  lead?: LocalizedText | null;
  /** The pages above this one, shown above the title. */
  crumbs?: readonly Crumb[];
  /** At most a fifth of the screen, or as high as the title needs, so that what visitors came for is in view. */
  isLow?: boolean;
  /** Content below the title, such as the search field. */
  foot?: ReactNode;
};

/** Letters in a title that would fill the first screen at full size. */
const LONG_TITLE = 60;

/** On an upright phone. Narrower than the box, most of all on dense screens, where that halves the bytes. */
const ON_PHONES = {
  name: 'upright',
  sizes: '(min-resolution: 2.3dppx) 58vw, 88vw',
  media: '(max-width: 47.99em) and (orientation: portrait)',
} as const;

/** The top of a page: the notice, and title over a full-width picture, or on a plain band without one. */
export function Hero({ title, picture, lead, crumbs, isLow = false, foot }: Props) {
  return (
    <>
      <SiteNotice />
      <div className={isLow ? `${styles.hero} ${styles.low}` : styles.hero} data-plain={picture ? undefined : ''}>
        {picture && <Picture picture={picture} sizes="100vw" crop={ON_PHONES} isFirst />}
        <div className={styles.words}>
          <div className={styles.inner}>
            {crumbs && <Breadcrumbs crumbs={crumbs} />}
            <h1 className={title.text.length > LONG_TITLE ? styles.long : undefined}>
              <TitleText text={title} />
            </h1>
            {lead && (
              <p className={styles.lead}>
                <ContentText text={lead} />
              </p>
            )}
            {foot}
          </div>
        </div>
      </div>
    </>
  );
}
