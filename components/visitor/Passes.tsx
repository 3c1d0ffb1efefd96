import { PassArticle } from '@/components/visitor/PassArticle';
import styles from '@/components/visitor/Passes.module.scss';
import { CITY_PASSES } from '@/lib/facts/cityPass';
import type { Language } from '@/lib/language';

type Props = { language: Language };

/** Both passes side by side, their parts level with each other. */
export function Passes({ language }: Props) {
  return (
    <div className={styles.passes}>
      {CITY_PASSES.map((pass, index) => (
        <PassArticle key={pass.id} pass={pass} smaller={CITY_PASSES[index - 1] ?? null} language={language} />
      ))}
    </div>
  );
}
