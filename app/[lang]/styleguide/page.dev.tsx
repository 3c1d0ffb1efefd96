import { Cards } from '@/app/[lang]/styleguide/Cards';
import { Controls } from '@/app/[lang]/styleguide/Controls';
import { Specimen } from '@/app/[lang]/styleguide/Specimen';
import { pictureFor } from '@/app/[lang]/styleguide/samples';
import styles from '@/app/[lang]/styleguide/styleguide.module.scss';
import { Colours, Spaces, TypeScale } from '@/app/[lang]/styleguide/Tokens';
import { GalleryBlock } from '@/components/article/GalleryBlock';
import { Badge } from '@/components/cards/Badge';
import { HomeCarousel } from '@/components/home/HomeCarousel';
import { BADGE_COLOURS } from '@/lib/articles/badge';
import { sitePicture } from '@/lib/pictures/sitePicture';

const PICTURES = ['hero-islets.jpg', 'hero-misty-morning.jpg', 'hero-blue-hour-waterfront.jpg'];

export const metadata = { title: 'Style guide', robots: { index: false } };

/** Every part of the design on one page; part of `npm run dev`, not of a build (next.config.mjs). */
export default function StyleGuide() {
  return (
    <>
      <HomeCarousel title="Style guide" lead="Every part of the design, as `npm run dev` shows it." />
      <Specimen title="Colours">
        <Colours />
      </Specimen>
      <Specimen title="Type">
        <TypeScale />
      </Specimen>
      <Specimen title="Space">
        <Spaces />
      </Specimen>
      <Specimen title="Controls">
        <Controls />
      </Specimen>
      <Specimen title="Badges">
        <p className={styles.row}>
          {BADGE_COLOURS.map((colour) => (
            <Badge key={colour} badge={{ name: { text: `Badge ${colour}` }, colour }} />
          ))}
        </p>
      </Specimen>
      <Cards />
      <Specimen title="Gallery">
        <GalleryBlock pictures={PICTURES.map((file) => pictureFor('gallery', sitePicture(file, 'en')))} />
      </Specimen>
    </>
  );
}
