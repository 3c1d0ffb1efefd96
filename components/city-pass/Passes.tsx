import { PassArticle } from '@/components/city-pass/PassArticle';
import styles from '@/components/city-pass/Passes.module.scss';
import { CITY_PASSES, type PlaceHrefs } from '@/lib/city-pass/cityPass';

/** Both passes side by side, with their parts aligned. */
export function Passes({ hrefs }: { hrefs: PlaceHrefs }) {
  return (
    <div className={styles.passes}>
      {CITY_PASSES.map((pass, index) => (
        <PassArticle key={pass.id} pass={pass} smaller={CITY_PASSES[index - 1] ?? null} hrefs={hrefs} />
      ))}
    </div>
  );
}
