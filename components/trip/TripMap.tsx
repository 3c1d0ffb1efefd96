import { MapLinks } from '@/components/map/MapLinks.client';
import { MapSheet } from '@/components/map/MapSheet';
import { TRIP_MAP } from '@/components/trip/TripActions';
import type { MapPlace } from '@/lib/map/mapPlace';
import { SHEETS } from '@/lib/map/sheets';

type Props = { places: readonly MapPlace[] };

/** The places of a trip on the map; a sheet without any is left out. */
export function TripMap({ places }: Props) {
  const sheets = SHEETS.map((sheet) => ({ sheet, ofSheet: places.filter((place) => place.sheet === sheet) }));
  return (
    <div id={TRIP_MAP}>
      {sheets.map(
        ({ sheet, ofSheet }) => ofSheet.length > 0 && <MapSheet key={sheet} sheet={sheet} places={ofSheet} />,
      )}
      <MapLinks />
    </div>
  );
}
