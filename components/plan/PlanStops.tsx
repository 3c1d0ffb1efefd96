import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/PlanStops.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { formatMinutes } from '@/lib/articles/measures';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { Plan } from '@/lib/trip/plan';
import type { NamedPlace } from '@/lib/trip/planPlaces';
import { toClock, type Wish } from '@/lib/trip/wish';

type Props = { wish: Wish; plan: Plan; places: readonly NamedPlace[] };

/** The stops of a plan with their times, from the Sea Gate and back. */
export async function PlanStops({ wish, plan: { start: begin, stops, back }, places }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage.stops');
  const toTime = (minutes: number): string => formatMinutes(minutes, minutes, language);
  return (
    <ol className={styles.stops}>
      <li>
        <time>{toClock(begin)}</time>
        <h3>{t('gate')}</h3>
      </li>
      {stops.map(({ place, walk, start, end }) => {
        const named = places.find(({ id }) => id === place?.id);
        const facts = [
          walk > 0 && t('walk', { minutes: walk }),
          named ? t('inside', { time: toTime(end - start) }) : toTime(end - start),
          named?.isTicketed && t('ticket'),
        ];
        return (
          <li key={start}>
            <time>{toClock(start)}</time>
            <div>
              <h3>{named ? <PageLink href={named.href}>{named.name}</PageLink> : t('coffee')}</h3>
              <p>{facts.filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        );
      })}
      <li>
        <time>{toClock(back.end)}</time>
        <div>
          <h3>{t('back')}</h3>
          <p>{[t('walk', { minutes: back.walk }), t('left', { minutes: wish.to - back.end })].join(' · ')}</p>
        </div>
      </li>
    </ol>
  );
}
