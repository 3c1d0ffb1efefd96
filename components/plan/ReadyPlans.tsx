import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/ReadyPlans.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { getReadyPlans } from '@/lib/plan/readyPlans';

/** Links to the ready plans, each with its times. */
export async function ReadyPlans() {
  const plans = await getReadyPlans(await pageLanguage());
  if (plans.length === 0) return null;
  const t = await getTranslations('PlanPage.ready');
  return (
    <section className={styles.plans} aria-labelledby="ready-plans">
      <h2 id="ready-plans">{t('list')}</h2>
      <ul>
        {plans.map(({ id, name, href, days: [day, ...more] }) => (
          <li key={id}>
            <PageLink href={href}>{name}</PageLink> {day && more.length === 0 && <span>{t('times', day)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
