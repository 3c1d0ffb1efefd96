import { getTranslations } from 'next-intl/server';
import styles from '@/components/lists/EventFilter.module.scss';
import type { DayRange } from '@/lib/events/eventRange';
import type { Language } from '@/lib/i18n/language';
import { eventsHref } from '@/lib/routing/href';
import { NAMED_RANGES, type RangeKey } from '@/lib/routing/rangeKey';

type Props = {
  language: Language;
  /** What the events are narrowed to; null shows the whole list. */
  current: RangeKey | null;
  days?: DayRange;
  count?: number;
};

/** Today, this weekend, this month, or any days: plain links and a plain form. */
export async function EventFilter({ language, current, days, count }: Props) {
  const t = await getTranslations('EventFilter');
  const action = eventsHref(language);
  const links = [
    { name: t('all'), href: action, isCurrent: current === null },
    ...NAMED_RANGES.map((range) => ({ name: t(range), href: `${action}?when=${range}`, isCurrent: current === range })),
  ];
  return (
    <search className={styles.filter} aria-label={t('narrow')}>
      <ul>
        {links.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <form action={action} method="get">
        <label>
          {t('from')}
          <input type="date" name="from" defaultValue={days?.from ?? undefined} />
        </label>
        <label>
          {t('to')}
          <input type="date" name="to" defaultValue={days?.to ?? undefined} />
        </label>
        <button type="submit">{t('apply')}</button>
      </form>
      {count !== undefined && <p role="status">{t('found', { count })}</p>}
    </search>
  );
}
