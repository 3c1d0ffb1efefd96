import { MapLinks } from '@/components/map/MapLinks.client';
import { MapSheet } from '@/components/map/MapSheet';
import { SaveAll } from '@/components/trip/SaveAll.client';
import styles from '@/components/trip/SharedTrip.module.scss';
import { TRIP_MAP, TripActions } from '@/components/trip/TripActions';
import { TripDays } from '@/components/trip/TripDays';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { PrintedAddress } from '@/components/ui/text/PrintedAddress';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { MapPlace } from '@/lib/map/mapPlace';
import { SHEETS } from '@/lib/map/sheets';
import { tripEntriesHref, tripHref } from '@/lib/routing/browserHref';
import { hasItem, type ParsedTrip, serializeTrip } from '@/lib/trip/trip';
import type { EntryWithDay, TripEntries } from '@/lib/trip/tripEntry';

type Props = { trip: ParsedTrip; result: TripEntries; places: readonly MapPlace[] };

/** A trip shared as a link: readable and printable without JavaScript; saving needs it. */
export async function SharedTrip({ trip: parsed, result, places }: Props) {
  const language = await pageLanguage();
  const messages = MESSAGES[language].TripPage;
  const { myTrip, saveAll, title } = messages;
  const { entries, missing, isIncomplete } = result;
  const days = new Map(parsed.items.map(({ id, day }) => [id, day]));
  const withDays: EntryWithDay[] = entries.map((entry) => ({ ...entry, day: days.get(entry.id) ?? null }));
  const trip = parsed.items.filter(({ id }) => hasItem(withDays, id));
  const notes = [
    isIncomplete && messages.incomplete,
    (parsed.hasInvalid || missing.length > 0) && messages.sharedLeftOut,
    parsed.isTruncated && myTrip.cut,
  ].filter((note) => note !== false);
  return (
    <>
      <Hero title={{ text: myTrip.sharedTitle }} lead={{ text: messages.sharedLead }} picture={null} />
      <Band>
        <div className={styles.trip}>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          {trip.length === 0 && !isIncomplete && <p>{messages.sharedEmpty}</p>}
          {trip.length > 0 && (
            <>
              <SaveAll
                trip={trip}
                href={tripHref(language)}
                entriesHref={tripEntriesHref(language, serializeTrip(trip))}
                messages={{ ...saveAll, refused: myTrip.refused, title }}
              />
              <TripActions
                language={language}
                trip={trip}
                mapHref={places.length > 0 ? `#${TRIP_MAP}` : null}
                messages={myTrip}
              />
              <TripDays entries={withDays} messages={myTrip} />
              {places.length > 0 && <TripMap places={places} />}
              <PrintedAddress href={tripHref(language, serializeTrip(trip))} />
            </>
          )}
          <p className={styles.own}>
            <PageLink href={tripHref(language)}>{title}</PageLink>
          </p>
        </div>
      </Band>
    </>
  );
}

/** The places of a trip on the map; a sheet without any is left out. */
function TripMap({ places }: { places: readonly MapPlace[] }) {
  const sheets = SHEETS.map((sheet) => ({ sheet, ofSheet: places.filter((place) => place.sheet === sheet) }));
  return (
    <div id={TRIP_MAP} className={styles.map}>
      {sheets.map(
        ({ sheet, ofSheet }) => ofSheet.length > 0 && <MapSheet key={sheet} sheet={sheet} places={ofSheet} />,
      )}
      <MapLinks />
    </div>
  );
}
