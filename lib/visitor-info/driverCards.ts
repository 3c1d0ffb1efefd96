/**
 * Places that a guest shows to a taxi driver, always in the local language: a name and a location, without house numbers,
 * which are not known. Names in the page’s language are in the messages (`VisitorsInfoPage.drivers.places`).
 */
export const DRIVER_PLACES = [
  { key: 'seaGate', name: 'Vrata od mora', address: 'ulaz u Stari grad sa rive, Kotor' },
  { key: 'coachStation', name: 'Autobuska stanica', address: 'Škaljari, Kotor' },
  { key: 'tivatAirport', name: 'Aerodrom Tivat', address: 'putnički terminal, Tivat' },
  { key: 'ferry', name: 'Trajekt Lepetane', address: 'pristanište za Kamenare, Lepetane' },
  { key: 'perast', name: 'Perast', address: 'ulaz u mjesto, na putu Kotor–Risan' },
  { key: 'aquarium', name: 'Akvarijum Boka', address: 'Institut za biologiju mora, Dobrota' },
  { key: 'risanMosaics', name: 'Rimski mozaici', address: 'Risan' },
  { key: 'cableCar', name: 'Žičara', address: 'donja stanica, Dub, Kotor' },
] as const satisfies readonly { key: string; name: string; address: string }[];
