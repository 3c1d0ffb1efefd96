import { getTranslations } from 'next-intl/server';
import { OpeningHoursList } from '@/components/article/OpeningHoursList';
import { PlaceCoordinates } from '@/components/article/PlaceCoordinates';
import styles from '@/components/article/PlaceFacts.module.scss';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import type { Dated, OnFoot, Place, Worded } from '@/lib/articles/place';

/** Practical facts of a place: location, ways there, steps, time, shade. Unknown ones are left out. */
export async function PlaceFacts({ place }: { place: Place }) {
  const t = await getTranslations('PlaceFacts');
  const { openingHours, admission, telephone, website, booking, onFoot, stepFree, duration, coordinates, checked } =
    place;
  const marked = (words: string, isEstimate: boolean): string => (isEstimate ? t('estimate', { words }) : words);
  const walk = ({ walk: way, isEstimate }: Dated<OnFoot>): string | null =>
    way && marked(t('walk', { ...way, distance: way.distance ?? 'none' }), isEstimate);
  const time = ({ words, isEstimate }: Dated<Worded>): string =>
    isEstimate ? marked(t('about', { time: words }), true) : words;
  const rows = [
    { label: t('where'), fact: place.address, lines: [place.address?.words] },
    {
      label: t('openingHours'),
      fact: openingHours,
      lines: [openingHours && <OpeningHoursList key="times" openingHours={openingHours} />],
    },
    { label: t('admission'), fact: admission, lines: [admission && t(admission.answer), admission?.words] },
    {
      label: t('telephone'),
      fact: telephone,
      lines: [telephone && <PhoneLink key="telephone" number={telephone.value} />],
    },
    {
      label: t('website'),
      fact: website,
      lines: [
        website && (
          <ExternalLink key="website" href={website.value}>
            {new URL(website.value).hostname.replace(/^www\./, '')}
          </ExternalLink>
        ),
      ],
    },
    {
      label: t('booking'),
      fact: booking,
      lines: [
        booking && (
          <ExternalLink key="booking" href={booking.value}>
            {t('book')}
          </ExternalLink>
        ),
      ],
    },
    { label: t('onFoot'), fact: onFoot, lines: [onFoot && walk(onFoot), onFoot?.words] },
    { label: t('byBus'), fact: place.byBus, lines: [place.byBus?.words] },
    { label: t('byBoat'), fact: place.byBoat, lines: [place.byBoat?.words] },
    { label: t('stepFree'), fact: stepFree, lines: [stepFree && t(stepFree.answer), stepFree?.words] },
    { label: t('duration'), fact: duration, lines: [duration && time(duration)] },
    { label: t('shade'), fact: place.shade, lines: [place.shade?.words] },
    { label: t('light'), fact: place.light, lines: [place.light?.words] },
    { label: t('toilets'), fact: place.toilets, lines: [place.toilets?.words] },
  ];
  const note = place.hasEstimates
    ? checked
      ? t('partlyChecked', { date: checked })
      : t('notChecked')
    : checked && t('checked', { date: checked });
  return (
    <aside className={styles.facts} aria-labelledby="place-facts">
      <h2 id="place-facts">{t('heading')}</h2>
      <dl>
        {rows.map(
          ({ label, fact, lines }) =>
            fact && (
              <div key={label}>
                <dt>{label}</dt>
                {lines.map((line) => line && <dd key={typeof line === 'string' ? line : line.key}>{line}</dd>)}
                {fact.notCheckedSince && <dd>{t('notCheckedSince', { month: fact.notCheckedSince })}</dd>}
              </div>
            ),
        )}
        {coordinates && <PlaceCoordinates coordinates={coordinates} />}
      </dl>
      {note && <p>{note}</p>}
    </aside>
  );
}
