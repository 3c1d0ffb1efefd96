import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/PlanView.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { planHref } from '@/lib/routing/planHref';
import type { WishInputs } from '@/lib/routing/wishFields';

const EXAMPLES = {
  ship: { from: '09:00', to: '11:00' },
  halfDay: { from: '09:00', to: '13:00' },
  rainyDay: { from: '10:00', to: '14:00', rain: 'yes' },
} as const satisfies Record<string, WishInputs>;

const NAMES = ['ship', 'halfDay', 'rainyDay'] as const;

/** Links to plans for common times. */
export async function PlanExamples() {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage.examples');
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">{t('title')}</h2>
      <ul className={styles.examples}>
        {NAMES.map((name) => (
          <li key={name}>
            <PageLink href={planHref(language, EXAMPLES[name])}>{t(name)}</PageLink>
            <span>{t('times', EXAMPLES[name])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
