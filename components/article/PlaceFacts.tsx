import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OpeningHoursList } from '@/components/article/OpeningHoursList';
import styles from '@/components/article/PlaceFacts.module.scss';
import { PlaceOnMap } from '@/components/article/PlaceOnMap';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { areHoursMissing, type Dated, type OnFoot, type Place, type Worded } from '@/lib/articles/place';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { DESK_CHAPTER } from '@/lib/visitor-info/visitorChapters';

type Props = {
  place: Place;
  /** URL of its pin on the map of the site; null where it has none. */
  pinHref: string | null;
};

/**
 * Practical facts of a place: location, ways there, steps, time, shade. Unknown ones are left out, except opening hours:
 * the box says who to ask.
 */
export async function PlaceFacts({ place, pinHref }: Props) {
  const t = await getTranslations('PlaceFacts');
  const { openingHours, admission, telephone, website, booking, onFoot, stepFree, duration, coordinates, checked } =
    place;
  const marked = (words: string, isEstimate: boolean): string => (isEstimate ? t('estimate', { words }) : words);
  const walk = ({ walk: way, isEstimate }: Dated<OnFoot>): string | null =>
    way && marked(t('walk', { ...way, distance: way.distance ?? 'none' }), isEstimate);
  const time = ({ words, isEstimate }: Dated<Worded>): string =>
    marked(isEstimate ? t('about', { time: words }) : words, isEstimate);
  /** A fact as an answer, as text or both. */
  const row = (label: string, fact: Dated<{ words?: string | null }> | null, answer?: ReactNode): ReactNode =>
    fact && (
      <div>
        <dt>{label}</dt>
        {answer && <dd>{answer}</dd>}
        {fact.words && <dd>{fact.words}</dd>}
        {fact.notCheckedSince && <dd>{t('notCheckedSince', { month: fact.notCheckedSince })}</dd>}
      </div>
    );
  const note = checked
    ? t(place.hasEstimates ? 'partlyChecked' : 'checked', { date: checked })
    : place.hasEstimates && t('notChecked');
  return (
    <aside className={styles.facts} aria-labelledby="place-facts">
      <h2 id="place-facts">{t('title')}</h2>
      <dl>
        {row(t('where'), place.address)}
        {row(t('openingHours'), openingHours, openingHours && <OpeningHoursList openingHours={openingHours} />)}
        {row(t('admission'), admission, admission && t(admission.answer))}
        {areHoursMissing(place) && (
          <div>
            <dt>{t('hoursAndPrices')}</dt>
            <dd>{t('unknown')}</dd>
            <dd>
              <PageLink href={`${sharedHref(await pageLanguage(), 'visitorsInfo')}#${DESK_CHAPTER}`}>
                {t('askDesk')}
              </PageLink>
            </dd>
          </div>
        )}
        {row(t('telephone'), telephone, telephone && <PhoneLink number={telephone.value} />)}
        {row(
          t('website'),
          website,
          website && (
            <ExternalLink href={website.value}>{new URL(website.value).hostname.replace(/^www\./, '')}</ExternalLink>
          ),
        )}
        {row(t('booking'), booking, booking && <ExternalLink href={booking.value}>{t('book')}</ExternalLink>)}
        {row(t('onFoot'), onFoot, onFoot && walk(onFoot))}
        {row(t('byBus'), place.byBus)}
        {row(t('byBoat'), place.byBoat)}
        {row(t('stepFree'), stepFree, stepFree && t(stepFree.answer))}
        {row(t('duration'), duration && { ...duration, words: time(duration) })}
        {row(t('shade'), place.shade)}
        {row(t('light'), place.light)}
        {row(t('toilets'), place.toilets)}
        {(coordinates || pinHref) && <PlaceOnMap coordinates={coordinates} pinHref={pinHref} />}
      </dl>
      {note && <p>{note}</p>}
    </aside>
  );
}
