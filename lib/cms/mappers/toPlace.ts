import { toOpeningHoursLines } from '@/lib/articles/openingHoursLines';
import type { Contact, Coordinates, Dated, OnFoot, Place, PlaceHours, Worded } from '@/lib/articles/place';
import { FACT_NAMES, type FactName, freshnessOf, originOf } from '@/lib/cms/mappers/placeFreshness';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { formatDate } from '@/lib/i18n/dates';
import { formatMetres } from '@/lib/i18n/formatMetres';
import { formatMinutes } from '@/lib/i18n/formatMinutes';
import type { Language } from '@/lib/i18n/language';
import type { OpeningHours } from '@/lib/openingHours';

type Facts = Required<PlaceFile>;

/** The zoom of a map that matches the precision (metres): a few streets for 150 m, a district for more. */
const zoomFor = (precision: number): number => (precision <= 200 ? 16 : 14);

/** Three decimals of a degree are about 100 m, five are 1 m. */
const decimalsFor = (precision: number): number => (precision < 100 ? 5 : 3);

function toCoordinates(language: Language, { latitude, longitude, precision }: Facts['coordinates']): Coordinates {
  const [north, east] = [latitude, longitude].map((degrees) => degrees.toFixed(decimalsFor(precision)));
  return {
    latitude,
    longitude,
    shown: `${north}° N, ${east}° E`,
    precision: formatMetres(precision, language),
    mapHref: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoomFor(precision)}/${latitude}/${longitude}`,
    geoHref: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
  };
}

const toOnFoot = (language: Language, { walk, words }: Facts['onFoot']): OnFoot => ({
  walk: walk
    ? {
        from: walk.from[language],
        time: formatMinutes(walk.minutes, language),
        distance: walk.metres ? formatMetres(walk.metres, language) : null,
      }
    : null,
  words: words?.[language] ?? null,
});

const toAnswer = <Answer>(
  language: Language,
  { answer, words }: { answer: Answer; words?: Record<Language, string> },
) => ({ answer, words: words?.[language] ?? null });

/** Converts the hours of a file: always open, or weekly with exceptions. */
export const toHours = ({ always, weekly = [], exceptions }: Facts['openingHours']): OpeningHours =>
  always ? { always } : { weekly, exceptions };

const toTelephone = (_: Language, { number }: Facts['telephone']): Contact => ({ value: number });

const toLink = (_: Language, { url }: Facts['website']): Contact => ({ value: url });

const toWorded = (language: Language, { words }: Facts['address']): Worded => ({ words: words[language] });

const toDuration = (language: Language, { minutes, upTo }: Facts['duration']): Worded => ({
  words: formatMinutes(minutes, language, upTo),
});

/** The current facts about a place in one language; null if there are none. */
export function toPlace(file: PlaceFile, language: Language, now: Date): Place | null {
  const known = FACT_NAMES.flatMap((name) => {
    const origin = originOf(file, name);
    const freshness = origin ? freshnessOf(name, origin.day, now) : 'omitted';
    if (!origin || freshness === 'omitted') return [];
    return { name, day: origin.day, isEstimate: origin.kind === 'estimated', isCurrent: freshness === 'current' };
  });
  if (known.length === 0) return null;
  const [oldest] = known.flatMap(({ day, isEstimate, isCurrent }) => (isCurrent && !isEstimate ? day : [])).sort();

  const toOpeningHours = (_: Language, file: Facts['openingHours']): PlaceHours => {
    const hours = toHours(file);
    return { hours, lines: toOpeningHoursLines(hours, language, now) };
  };
  const fact = <N extends FactName, T>(
    name: N,
    convert: (language: Language, value: Facts[N]) => T,
  ): Dated<T> | null => {
    const entry = known.find((each) => each.name === name);
    if (!entry) return null;
    const { day, isEstimate, isCurrent } = entry;
    const notCheckedSince = isCurrent || isEstimate ? null : formatDate(day).slice(3);
    return { ...convert(language, file[name] as Facts[N]), isCurrent, notCheckedSince, isEstimate };
  };

  return {
    kind: file.kind ?? null,
    wikidata: file.wikidata ?? null,
    address: fact('address', toWorded),
    coordinates: fact('coordinates', toCoordinates),
    openingHours: fact('openingHours', toOpeningHours),
    admission: fact('admission', toAnswer<Facts['admission']['answer']>),
    telephone: fact('telephone', toTelephone),
    website: fact('website', toLink),
    booking: fact('booking', toLink),
    onFoot: fact('onFoot', toOnFoot),
    byBus: fact('byBus', toWorded),
    byBoat: fact('byBoat', toWorded),
    stepFree: fact('stepFree', toAnswer<Facts['stepFree']['answer']>),
    shade: fact('shade', toWorded),
    toilets: fact('toilets', toWorded),
    duration: fact('duration', toDuration),
    light: fact('light', toWorded),
    checked: oldest ? formatDate(oldest) : null,
    hasEstimates: known.some(({ isEstimate }) => isEstimate),
  };
}
