/**
 * Places that a guest shows to a taxi driver, always in the local language: a location without house numbers, which are not
 * known. Names are in the messages (`VisitorsInfoPage.drivers.places`), that of the card in the Montenegrin ones.
 */
export const DRIVER_PLACES = [
  { key: 'seaGate', address: 'ulaz u Stari grad sa rive, Kotor' },
  { key: 'busStation', address: 'Škaljari, Kotor' },
  { key: 'tivatAirport', address: 'putnički terminal, Tivat' },
  { key: 'ferry', address: 'pristanište za Kamenare, Lepetane' },
  { key: 'perast', address: 'ulaz u mjesto, na putu Kotor–Risan' },
  { key: 'aquarium', address: 'Institut za biologiju mora, Dobrota' },
  { key: 'risanMosaics', address: 'Risan' },
  { key: 'cableCar', address: 'donja stanica, Dub, Kotor' },
] as const;
