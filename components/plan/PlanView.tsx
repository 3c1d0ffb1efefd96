import { getTranslations } from 'next-intl/server';
import { PlanAnswer } from '@/components/plan/PlanAnswer';
import { PlanExamples } from '@/components/plan/PlanExamples';
import { PlanForm } from '@/components/plan/PlanForm';
import styles from '@/components/plan/PlanView.module.scss';
import { PageHero } from '@/components/ui/page/PageHero';
import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { WishInputs } from '@/lib/routing/wishFields';
import { parseWish } from '@/lib/trip/wish';

type Props = {
  /** The submitted inputs; null before the form is used. */
  inputs: WishInputs | null;
};

/** The planner: a form, and the plan or examples beside it. */
export async function PlanView({ inputs }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage');
  const read = inputs && parseWish(inputs, townDay(clock.now()));
  const error = read && 'error' in read ? read.error : null;
  return (
    <>
      <PageHero kind="plan" language={language} title={t('title')} lead={t('lead')} />
      <div className={styles.planner} data-paper>
        {read && 'wish' in read && <PlanAnswer wish={read.wish} />}
        {error && (
          <p className={styles.wrong} role="status" id="plan-error">
            {t(`errors.${error}`)}
          </p>
        )}
        <PlanForm inputs={inputs ?? {}} error={error} />
        {!read && <PlanExamples />}
      </div>
    </>
  );
}
