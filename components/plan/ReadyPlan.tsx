import { getTranslations } from 'next-intl/server';
import { PlanNote, PlanStops } from '@/components/plan/PlanStops';
import styles from '@/components/plan/ReadyPlan.module.scss';
import { TripLink } from '@/components/plan/TripLink';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { toClockTime, toInputs } from '@/lib/plan/planRequest';
import { getReadyPlan } from '@/lib/plan/readyPlans';
import { planHref } from '@/lib/routing/browserHref';
import { planCalendarHref } from '@/lib/routing/href';

/** The ready plan of an article, a block a day; nothing for an article without one. */
export async function ReadyPlan({ articleId }: { articleId: string }) {
  const language = await pageLanguage();
  const days = await getReadyPlan(articleId, language);
  if (days.length === 0) return null;
  const t = await getTranslations('PlanPage');
  const messages = MESSAGES[language].PlanPage.result;
  return (
    <div className={styles.plan} data-days={days.length}>
      {days.map((day, index) => {
        const { inputs, request } = day;
        const times = { from: toClockTime(request.from), to: toClockTime(request.to) };
        return (
          <section key={request.day} aria-labelledby={`plan-${index + 1}`}>
            <h2 id={`plan-${index + 1}`}>
              {days.length > 1 ? t('ready.day', { number: index + 1, ...times }) : t('ready.title', times)}
            </h2>
            <PlanStops {...day} language={language} messages={messages} />
            <p className={styles.change}>
              {/* The planner begins with today; the first day has none, since the page may be from yesterday. */}
              <PageLink href={planHref(language, index === 0 ? inputs : { ...inputs, day: request.day })}>
                {t(days.length > 1 ? 'ready.changeDay' : 'ready.change')}
              </PageLink>
              <a href={planCalendarHref(language, toInputs(request))} type="text/calendar">
                {t('calendar')}
              </a>
            </p>
          </section>
        );
      })}
      <div className={styles.whole}>
        <PlanNote requests={days.map(({ request }) => request)} messages={messages} />
        <TripLink days={days} />
      </div>
    </div>
  );
}
