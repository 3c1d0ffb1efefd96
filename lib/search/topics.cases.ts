import type { Language } from '@/lib/i18n/language';

// As in search.cases.ts, what visitors type by what must be among the first three results.

/** Matters rather than pages: what visitors need on the spot. */
export const TOPIC_QUERIES: Record<Language, Record<string, string>> = {
  en: {
    '/map?kind=toilets': 'toilet, toilets, WC, restroom, public bathroom',
    '/map?kind=buses': 'bus stop',
    '#parking': 'car park',
    '/map?kind=parking': 'parking lot',
    '#pharmacy':
      'pharmacy, farmacy, pharmacies, chemist, medicine, ljekarna, excuse me could you please tell me where the nearest pharmacy is located, pharmacy at night, night pharmacy, 24 hour pharmacy, emergency pharmacy',
    '#doctor': 'doctor, dentist, doctor at night, emergency doctor, sick child, EHIC, GHIC, travel insurance',
    '#emergency':
      'ambulance, police, police station, accident, car accident, car crash, injured, robbed, robbery, mugged, urgent, fire',
    '#cash': 'cash, ATM, bank, currency exchange, atm at night, 24 hour ATM',
    '#luggage': 'left luggage, lockers, luggage storage',
    '#wifi': 'wifi, Wi-Fi',
    '#water': 'tap water, drinking water, water quality',
    '#dogs': 'dogs, pets',
    '#wheelchairs': 'wheelchair, stroller, elevator, step-free route old town',
    '#lost-property': 'lost property, lost passport',
    '#taxis': 'taxi, uber, taxi at night',
    '#accommodation': 'where to sleep, room tonight',
    '#plugs': 'plug adapter',
    '#other':
      'laundry, post office, rent a car, petrol station, tour guide, embassy, mass times, souvenirs, hairdresser, swimming pool, scuba diving, dive, snorkeling, fishing, vet',
    '#groceries': 'supermarket',
    '#sim': 'sim card',
    '#tips': 'tipping',
    '#opening-hours': 'opening hours',
  },
  sr: {
    '/karta?kind=toilets': 'toaleti, WC, javni toalet, klozet, wc stari grad',
    '/karta?kind=buses': 'stajalište',
    '/karta?kind=parking': 'parkiralište, gdje da parkiram u Perastu',
    '#pharmacy':
      'ljekarna, lijekovi, dobar dan molim vas možete li mi reći gdje se nalazi najbliža apoteka, dežurna apoteka, noćna apoteka, apoteka noću, apoteka 24 sata',
    '#doctor': 'ljekar, zubar, dom zdravlja, dežurni ljekar, ljekar noću, bolesno dijete',
    '#emergency': 'policija, hitan slučaj, nesreća, saobraćajna nesreća, udes, povreda, pljačka, opljačkan, požar',
    '#cash': 'gotovina, mjenjačnica, banka, ATM, bankomat noću',
    '#luggage': 'prtljag, garderoba, lockers, gdje ostaviti kofer',
    '#wifi': 'internet, besplatan internet',
    '#water': 'voda za piće, kvalitet vode',
    '#dogs': 'psi, sa psom, kućni ljubimci',
    '#wheelchairs': 'dječja kolica',
    '#lost-property': 'izgubljene stvari',
    '#city': 'autobus',
    '#plugs': 'utičnica',
    '#other':
      'vešeraj, pošta, rent a car, benzinska pumpa, turistički vodič, ambasada, suveniri, frizer, bazen, odvoz smeća, ronjenje, roniti, ronilacki centar, snorkeling, pecanje, ribolov, veterinar',
    '#groceries': 'prodavnica',
    '#sim': 'sim kartica',
    '#tips': 'napojnica',
    '#opening-hours': 'radno vrijeme',
  },
};

/** The thirty questions of docs/visitor-questions.md as a visitor types them in Montenegrin, by the page expected. */
export const MONTENEGRIN_QUESTIONS: Record<string, string> = {
  '#airports': 'aerodrom',
  '?id=along-the-bay-by-bus': 'autobus za Perast',
  '#taxis': 'broj taksija',
  '#parking': 'gdje parkirati',
  '#ferry': 'trajekt noću',
  '#distances': 'koliko je daleko Dubrovnik',
  '#emergency': 'hitna pomoć',
  '#residence': 'boravišna taksa',
  '/city-card?lang=sr': 'cijena gradske kartice',
  '/dogadjaji': 'događaji',
  '?id=our-lady-of-the-rocks': 'kako do Gospe od Škrpjela',
  '?id=town-walls-and-st-johns-fortress': 'koliko stepenika do tvrđave',
  '#luggage': 'čuvanje prtljaga',
  '#cash': 'plaćanje karticom, bankomat',
  '#wheelchairs': 'invalidska kolica',
  '#help': 'info pult',
  '?kind=toilets': 'toalet',
  '#pharmacy': 'apoteka',
  '#wifi': 'wifi',
  '#water': 'voda sa česme',
  '#dogs': 'pas',
  '#lost-property': 'izgubljen pasoš',
  '#opening-hours': 'radno vrijeme muzeja',
  '?id=one-day-off-a-ship': 'sa kruzera',
  '?id=swimming-in-the-bay': 'kupanje',
  '?id=kotor-with-children': 'sa djecom',
  '?id=rainy-day-in-kotor': 'kiša',
  '?id=where-to-eat': 'gdje jesti',
  '?id=dress-and-quiet-in-churches': 'šta obući za crkvu',
};
