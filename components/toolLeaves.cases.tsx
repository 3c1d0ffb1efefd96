import type { LeafCase } from '@/components/leafCase.cases';
import { WithdrawConsent } from '@/components/legal/WithdrawConsent.client';
import { Distance } from '@/components/map/Distance.client';
import { MapLinks } from '@/components/map/MapLinks.client';
import { MapStage } from '@/components/map/MapStage.client';
import { NearMe } from '@/components/map/NearMe.client';
import { StreetMapButton } from '@/components/map/StreetMapButton.client';
import { SavedPages } from '@/components/offline/SavedPages.client';
import { TakeAlongControl } from '@/components/offline/TakeAlongControl.client';
import { PlanOffline } from '@/components/plan/PlanOffline.client';
import { OFFLINE_PLAN_WORDS } from '@/components/plan/plan.cases';
import { PartnerDirectory } from '@/components/resident-card/PartnerDirectory.client';
import { PARTNER_WORDS } from '@/components/resident-card/partner.cases';
import { SearchLink } from '@/components/search/SearchLink.client';
import { PrintButton } from '@/components/tax/PrintButton.client';
import { SaveAll } from '@/components/trip/SaveAll.client';
import { SaveButton } from '@/components/trip/SaveButton.client';
import { TripPlanner } from '@/components/trip/TripPlanner.client';
import { PLANNER_WORDS } from '@/components/trip/trip.cases';
import { DriverCards } from '@/components/visitor-info/DriverCards.client';
import en from '@/messages/en.json';

/** Client components of the tools, each with an example and the HTML it must render on the server. */
export const TOOL_LEAVES: Record<string, LeafCase> = {
  'map/Distance': [<Distance key="x" to={{ latitude: 42.425, longitude: 18.77 }} language="en" />, [/^$/]],
  'map/MapLinks': [<MapLinks key="x" />, [/^$/]],
  'map/MapStage': [
    <MapStage
      key="x"
      sheet="bay"
      words={{ label: 'Map', zoom: 'Zoom', in: 'Zoom in', out: 'Zoom out', whole: 'Whole map' }}
    >
      <svg aria-hidden="true" />
    </MapStage>,
    ['<svg', 'aria-label="Map"', 'aria-label="Zoom in"'],
  ],
  'map/NearMe': [<NearMe key="x" words={en.MapPage.near} />, [/^<div(?![^>]*data-able)/]],
  'map/StreetMapButton': [
    <StreetMapButton
      key="x"
      tiles="https://tiles.example.org/bay.pmtiles"
      language="en"
      group={null}
      action="Street map"
      note="Loads map data from tiles.example.org"
      words={{ ...en.MapPage.street, in: 'Zoom in', out: 'Zoom out' }}
    >
      ©
    </StreetMapButton>,
    [/<button.*Street map/, 'tiles.example.org'],
  ],
  'offline/SavedPages': [<SavedPages key="x" language="en" words={en.OfflinePage} />, [/^<div[^>]*><\/div>$/]],
  'offline/TakeAlongControl': [
    <TakeAlongControl key="x" language="en" words={en.TakeAlong} listHref="/offline?lang=en" />,
    [/^<div[^>]*><\/div>$/],
  ],
  'search/SearchLink': [
    <SearchLink key="x" language="sr" href="/pretraga" label="Pretraga" closeLabel="Zatvori pretragu">
      <svg aria-hidden="true" />
    </SearchLink>,
    [/<a [^>]*href="\/pretraga".*Pretraga/],
  ],
  'tax/PrintButton': [<PrintButton key="x">Print</PrintButton>, [/<button.*Print/]],
  'plan/PlanOffline': [
    <PlanOffline key="x" language="en" places={{ town: [], perast: [] }} words={OFFLINE_PLAN_WORDS} />,
    [/^$/],
  ],
  'trip/SaveAll': [
    <SaveAll
      key="x"
      trip={[{ id: 'perast', day: null }]}
      href="/my-trip"
      words={{ save: 'Save too', saved: 'Saved', savedSome: 'Some', refused: 'Refused', own: 'My trip' }}
    />,
    [/<button.*Save too/],
  ],
  'trip/SaveButton': [
    <SaveButton key="x" item="perast" href="/my-trip" words={en.SaveButton} />,
    [/<button[^>]*aria-pressed="false".*Add to my trip/, 'role="status"'],
  ],
  'trip/TripPlanner': [
    <TripPlanner key="x" language="en" words={PLANNER_WORDS}>
      Nothing saved
    </TripPlanner>,
    [/^<div[^>]*><\/div>$/],
  ],
  'visitor-info/DriverCards': [
    <DriverCards key="x" words={{ label: 'Card', show: 'Show', close: 'Close' }} names={['Gate']} calls={null}>
      <p>Vrata od mora</p>
    </DriverCards>,
    ['Vrata od mora'],
  ],
  'resident-card/PartnerDirectory': [
    <PartnerDirectory
      key="x"
      partners={[
        { name: 'Konoba', address: '', offer: ['10 %'], category: 'hospitality' },
        { name: 'Kajak', address: '', offer: ['5 %'], category: 'other' },
      ]}
      start={{ query: 'kono', category: null }}
      href="/volim-kotor"
      words={PARTNER_WORDS}
    />,
    [
      /<form [^>]*action="\/volim-kotor"/,
      /name="q"[^>]*value="kono"/,
      'Pronađeno: 1',
      '<a href="/volim-kotor">Poništi',
      '<mark>Kono</mark>ba',
      /^(?!.*Kajak)/s,
    ],
  ],
  'legal/WithdrawConsent': [<WithdrawConsent key="x" words={en.CookiePolicyPage.withdraw} />, [/<button.*Withdraw/]],
};
