import { getTranslations } from 'next-intl/server';
import { PassAttractions } from '@/components/city-pass/PassAttractions';
import styles from '@/components/city-pass/Passes.module.scss';
import { Picture } from '@/components/ui/picture/Picture';
import { PHONE_SIZES } from '@/components/ui/picture/phoneSizes';
import { ExternalAction } from '@/components/ui/text/ExternalAction';
import { CITY_PASSES, type CityPass, PASS_DURATION_MONTHS, type PlaceHrefs } from '@/lib/cityPass';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { site } from '@/lib/site';

/** The full width of the picture, which extends beyond the arch that crops it. */
const PICTURE_SIZES = `${PHONE_SIZES}, (min-width: 1376px) 865px, (min-width: 768px) 62vw, 131vw`;

type Props = { hrefs: PlaceHrefs };

/** Both passes side by side, with their parts aligned. */
export const Passes = ({ hrefs }: Props) => (
  <div className={styles.passes}>
    {CITY_PASSES.map((pass) => (
      <PassArticle key={pass.id} pass={pass} hrefs={hrefs} />
    ))}
  </div>
);

/** One pass: picture, price, validity, description, link to buy it, and its attractions. */
async function PassArticle({ pass, hrefs }: Props & { pass: CityPass }) {
  const language = await pageLanguage();
  const t = await getTranslations('CityPassPage');
  const id = `pass-${pass.id}`;
  return (
    <article className={styles.pass} aria-labelledby={id}>
      <div className={styles.arch}>
        <Picture picture={sitePicture(pass.picture, language)} sizes={PICTURE_SIZES} />
      </div>
      <div className={styles.head}>
        <h2 id={id}>{t(`passes.${pass.id}.title`)}</h2>
        <dl className={styles.facts}>
          <div className={styles.price}>
            <dt>{t('priceLabel')}</dt>
            <dd>{t('price', { amount: pass.priceEur })}</dd>
          </div>
          <div>
            <dt>{t('durationLabel')}</dt>
            <dd>{t('duration', { months: PASS_DURATION_MONTHS })}</dd>
          </div>
          <div>
            <dt>{t('placesLabel')}</dt>
            <dd>{pass.attractions.length}</dd>
          </div>
        </dl>
      </div>
      <p className={styles.intro}>{t(`passes.${pass.id}.intro`)}</p>
      <ExternalAction
        href={site.cityPassLinks[language][pass.id]}
        label={t('buy', { pass: pass.id })}
        note={t('buyNote')}
        look="button"
      />
      <PassAttractions pass={pass} hrefs={hrefs} />
    </article>
  );
}
