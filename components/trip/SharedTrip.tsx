import { getTranslations } from 'next-intl/server';
import { PageData } from '@/components/seo/PageData';
import { KeepAll } from '@/components/trip/KeepAll.client';
import styles from '@/components/trip/SharedTrip.module.scss';
import { TRIP_MAP, TripActions } from '@/components/trip/TripActions';
import { TripDays } from '@/components/trip/TripDays';
import { TripMap } from '@/components/trip/TripMap';
import { tripWords } from '@/components/trip/tripWords';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { PrintedAddress } from '@/components/visitor-info/PrintedAddress';
import type { Language } from '@/lib/i18n/language';
import type { MapPlace } from '@/lib/map/mapPlace';
import { tripHref } from '@/lib/routing/tripHref';
import { hasKept, type ReadTrip, writeTrip } from '@/lib/trip/trip';
import type { Planned, TripEntries } from '@/lib/trip/tripEntry';

type Props = { language: Language; read: ReadTrip; found: TripEntries; places: readonly MapPlace[] };

/** A trip somebody sent: to read, print and take over, all but the last without a script. */
export async function SharedTrip({ language, read, found, places }: Props) {
  const t = await getTranslations('TripPage');
  const words = await tripWords();
  const { entries, missing, isIncomplete } = found;
  const days = new Map(read.items.map(({ id, day }) => [id, day]));
  const things: Planned[] = entries.map((entry) => ({ ...entry, day: days.get(entry.id) ?? null }));
  const trip = read.items.filter(({ id }) => hasKept(things, id));
  const notes = [
    isIncomplete && t('incomplete'),
    (read.hasNonsense || missing.length > 0) && t('sharedLeftOut'),
    read.isCut && t('cut'),
  ].filter((note) => note !== false);
  return (
    <>
      <Hero title={{ text: t('sharedTitle') }} lead={{ text: t('sharedLead') }} picture={null} />
      <Band>
        <div className={styles.trip}>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          {trip.length === 0 && !isIncomplete && <p>{t('sharedEmpty')}</p>}
          {trip.length > 0 && (
            <>
              <KeepAll
                trip={trip}
                href={tripHref(language)}
                words={{
                  keepToo: t('keepToo'),
                  keptToo: t('keptToo'),
                  keptSome: t('keptSome'),
                  refused: t('refused'),
                  own: t('own'),
                }}
              />
              <TripActions
                language={language}
                trip={trip}
                mapHref={places.length > 0 ? `#${TRIP_MAP}` : null}
                words={words}
              />
              <TripDays things={things} words={words} />
              {places.length > 0 && <TripMap language={language} places={places} />}
              <PrintedAddress href={tripHref(language, writeTrip(trip))} />
            </>
          )}
          <p className={styles.own}>
            <PageLink href={tripHref(language)}>{t('own')}</PageLink>
          </p>
        </div>
      </Band>
      <PageData language={language} title={t('sharedTitle')} href={tripHref(language)} cards={entries} />
    </>
  );
}
