import type { OpeningHours } from '@/lib/openingHours';

const town = 'Kotor';
const street = { en: 'Old Town', sr: 'Stari grad' };
const postalCode = '85330';

/**
 * Who and where the organisation is (docs/requirements.md, Identity). Some values are reserved examples, to be replaced before
 * going live: `npm run doctor` names them.
 */
export const site = {
  town,
  name: { en: 'Tourist Organisation of Kotor', sr: 'Turistička organizacija Kotora' },
  /** How it signs articles, in either language. */
  shortName: 'TO Kotor',
  desk: { en: 'Tourist information desk', sr: 'Turistički info-pult' },
  street,
  postalCode,
  address: {
    en: `${street.en}, ${postalCode} ${town}, Montenegro`,
    sr: `${street.sr}, ${postalCode} ${town}, Crna Gora`,
  },
  companyId: '00000000',
  phone: '+382 32 000 000',
  email: 'info@example.org',
  taxiMobile: '+382 67 000 000',
  /** The day somebody last checked the address, position and phone of the desk; null while they are examples. */
  deskChecked: null as string | null,
  /** When the desk is open, and the day somebody last checked it; null shows no hours. Written as in a `place.yaml`. */
  deskHours: null as (OpeningHours & { checked: string }) | null,
  coordinates: { latitude: 42.425, longitude: 18.771 },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/kotor.example/' },
    { name: 'Facebook', href: 'https://www.facebook.com/kotor.example/' },
  ],
  maps: {
    infoPoints: 'https://maps.example.org/kotor/info-points',
    taxPoints: 'https://maps.example.org/kotor/tax-points',
  },
  /** The places as open data (`/places.geojson`): the terms on which others may use them. */
  openData: { licenceName: 'CC BY 4.0', licence: 'https://creativecommons.org/licenses/by/4.0/' },
  /** An external virtual tour, loaded on a tap; null shows the site’s own panorama. */
  virtualTour: null as string | null,
  publicTransport: 'https://transport.example.org/kotor',
  ferry: 'https://ferry.co.me',
  taxApp: 'https://tax.example.org/kotor',
  taxGuide: 'https://tax.example.org/kotor/guide',
  cityPassLinks: {
    en: { S: 'https://tickets.example.org/kotor/en/s', M: 'https://tickets.example.org/kotor/en/m' },
    sr: { S: 'https://tickets.example.org/kotor/me/s', M: 'https://tickets.example.org/kotor/me/m' },
  },
  advertisement: { href: 'https://tickets.example.org/kotor', picture: 'pass-old-town-gate.jpg' },
} as const;
