import { getTranslations } from 'next-intl/server';
import styles from '@/components/lists/EventFilter.module.scss';
import { FilterLinks } from '@/components/lists/FilterLinks';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { type DayRange, EVENT_FILTER, type RangeKey } from '@/lib/routing/eventRange';
import { eventsHref } from '@/lib/routing/href';

type Props = {
  /** Null for all events. */
  current: RangeKey | null;
  days?: DayRange;
  count?: number;
  /** No event of these days can be known yet. */
  isBeyond?: boolean;
};

/** Today, this weekend, this month, or any days: plain links and a plain form. */
export async function EventFilter({ current, days, count, isBeyond }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('EventFilter');
  const action = eventsHref(language);
  return (
    <search className={styles.filter} aria-label={t('label')}>
      <FilterLinks
        filter={EVENT_FILTER}
        listHref={action}
        current={current}
        toLabel={t}
        describedBy={count === undefined ? undefined : 'found'}
      />
      <form action={action} autoComplete="off">
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
      {count !== undefined && (
        <p id="found" role="status">
          {isBeyond ? t('beyond') : t('found', { count })}
        </p>
      )}
    </search>
  );
}
