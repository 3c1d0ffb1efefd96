import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/PlanForm.module.scss';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { type PlanRequestError, parseRound } from '@/lib/plan/planRequest';
import { planHref } from '@/lib/routing/browserHref';
import { PLAN_CHOICES, type PlanInputs, ROUND_NAMES } from '@/lib/routing/planFields';

/** The form of the planner: a GET form that loads the page with the inputs in the URL. */
export async function PlanForm({ inputs, error }: { inputs: PlanInputs; error: PlanRequestError | null }) {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage.form');
  const toState = (isWrong: boolean) =>
    isWrong ? ({ 'aria-invalid': true, 'aria-describedby': 'plan-error' } as const) : {};
  const round = parseRound(inputs);
  const isOfDay = error === 'day' || error === 'past';
  const ofTime = toState(error !== null && !isOfDay);
  return (
    <form className={styles.form} action={planHref(language)} aria-label={t('label')} noValidate autoComplete="off">
      <div className={styles.times}>
        <label>
          {t('from')}
          <input type="time" name="from" defaultValue={inputs.from} required {...ofTime} />
        </label>
        <label>
          {t('to')}
          <input type="time" name="to" defaultValue={inputs.to} required {...ofTime} />
        </label>
      </div>
      <p className={styles.hint}>{t('ship')}</p>
      <label>
        {t('day')}
        <input type="date" name="day" defaultValue={inputs.day} {...toState(isOfDay)} />
      </label>
      <fieldset>
        <legend>{t('round')}</legend>
        {ROUND_NAMES.map((name) => (
          <label key={name}>
            <input type="radio" name="round" value={name} defaultChecked={name === round} />
            {t(`rounds.${name}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('preferences')}</legend>
        {PLAN_CHOICES.map((choice) => (
          <label key={choice}>
            <input type="checkbox" name={choice} value="yes" defaultChecked={!!inputs[choice]} />
            {t(choice)}
          </label>
        ))}
        {inputs.without && (
          <label>
            <input type="checkbox" name="without" value={inputs.without} defaultChecked />
            {t('without')}
          </label>
        )}
      </fieldset>
      <button type="submit">{t('submit')}</button>
    </form>
  );
}
