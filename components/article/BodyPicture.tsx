import { Picture } from '@/components/ui/picture/Picture';
import { Words } from '@/components/ui/text/Words';
import type { Picture as PictureData } from '@/lib/pictures/picture';

const COLUMN_SIZES = '(min-width: 1024px) 420px, (min-width: 768px) 46vw, 92vw';

type Props = { picture: PictureData };

/** A single picture in a column, with its caption. */
export const BodyPicture = ({ picture }: Props) => (
  <figure>
    <Picture picture={picture} sizes={COLUMN_SIZES} />
    {picture.caption && (
      <figcaption>
        <Words of={picture.caption} />
      </figcaption>
    )}
  </figure>
);
