import { toWords } from '@/lib/search/words';

/** A place or a subject: what titles call it, in either language, and its other names. */
type Naming = { titles: readonly string[]; also: string };

const PLACES: readonly Naming[] = [
  { titles: ['Old town', 'Stari grad'], also: 'Cattaro, Kotor Old City, città vecchia, Altstadt' },
  { titles: ['Perast'], also: 'Perasto' },
  { titles: ['Risan'], also: 'Risano, Rhizon, Risinium' },
  { titles: ['Prčanj'], also: 'Perzagno' },
  { titles: ['Dobrota'], also: 'Dobrota promenade, lungomare' },
  { titles: ['Stoliv'], also: 'Stolivo, Gornji Stoliv, Donji Stoliv' },
  {
    titles: ['Towns of the bay', 'Mjesta u Boki'],
    also: 'Bocche di Cattaro, Boka Kotorska, Bay of Kotor, Bokokotorski zaliv',
  },
  {
    titles: ['St Tryphon', 'Svetog Tripuna', 'Tripundanske'],
    also: 'Sveti Tripun, Sv. Tripun, San Trifone, San Trifon, Saint Tryphon, cathedral, katedrala, duomo',
  },
  {
    titles: ['Our Lady of the Rocks', 'Gospa od Škrpjela'],
    also: 'Our Lady of the Rock, Lady of the Reef, Madonna dello Scarpello, Gospa od Skrpjela, island church, ostrvo, island',
  },
  {
    titles: ['St George’s islet', 'Sveti Đorđe'],
    also: 'Saint George island, San Giorgio, Sveti Juraj, Sv. Đorđe, island, ostrvo',
  },
  {
    titles: ['St John’s Fortress', 'tvrđava Sveti Ivan'],
    also: 'San Giovanni, Saint John, Sv. Ivan, Castle of San Giovanni, Kotor Castle, kastel, kaštel, citadel, citadela, bedemi, ramparts, city walls, town wall, bastion, 1350 steps, stepenice',
  },
  {
    titles: ['Ladder of Kotor', 'Stari put ka Njegušima'],
    also: 'Kotorske skale, skale, stairs, Ladder of Cattaro, old road to Cetinje, zigzag path, hike, hiking, pješačka staza',
  },
  { titles: ['hairpin road', 'Serpentine do'], also: 'serpentine road, P1, twenty-five bends, 25 hairpins, krivine' },
  { titles: ['Sea Gate', 'Vrata od mora'], also: 'main gate, Porta Marina, glavna vrata, glavna kapija, entrance' },
  {
    titles: ['River Gate', 'Vrata od rijeke'],
    also: 'north gate, Porta Fiumara, sjeverna vrata, kapija, Skurda, bridge, most',
  },
  { titles: ['Gurdić Gate', 'Vrata od Gurdića'], also: 'south gate, Porta Gordicchio, južna vrata, kapija, Gurdic' },
  {
    titles: ['Clock Tower', 'Sat kula', 'Square of Arms', 'Trg od oružja'],
    also: 'Piazza d’Armi, main square, Trg oružja, torre dell’orologio, Uhrturm, glavni trg, clocktower, sahat kula',
  },
  { titles: ['Maritime Museum', 'Pomorski muzej'], also: 'naval museum, Museo Marittimo, Grgurina, navy museum' },
  { titles: ['Cats Museum', 'Muzej mačaka'], also: 'cat museum, museo del gatto, kitty, kittens' },
  {
    titles: ['cats of Kotor', 'Kotorske mačke', 'town’s cats', 'gradske mačke'],
    also: 'cat, kitty, kittens, mačak, mace',
  },
  { titles: ['St Luke’s', 'Svetog Luke'], also: 'Sveti Luka, Sv. Luka, San Luca, Saint Luke' },
  {
    titles: ['St Mary’s', 'Svete Marije'],
    also: 'Santa Maria Collegiata, Koleđata, Blažena Ozana, Saint Mary, Sveta Marija',
  },
  {
    titles: ['St Nicholas', 'Svetog Nikole', 'Sveti Nikola'],
    also: 'San Nicolò, Sv. Nikola, Saint Nicholas, campanile',
  },
  { titles: ['Our Lady of Remedy', 'Gospa od Zdravlja'], also: 'Our Lady of Health, Madonna della Salute' },
  { titles: ['St Clare’s', 'Sveta Klara'], also: 'Santa Chiara, Saint Clare, Franciscan monastery, samostan' },
  { titles: ['St Michael’s', 'Svetom Mihailu'], also: 'Sveti Mihailo, San Michele, lapidarium, lapidarij' },
  { titles: ['mosaics in Risan', 'mozaici u Risnu'], also: 'Roman villa, Hypnos, Hipnos, villa rustica, rimska vila' },
  { titles: ['cable car', 'Žičarom'], also: 'gondola, ropeway, Kotor–Lovćen cable car, lift, žičara, Kuk' },
  { titles: ['Lovćen National Park'], also: 'Mausoleum, Njegoš, Jezerski vrh, mauzolej, Monte Leone' },
  { titles: ['Boka Navy', 'Bokeljska mornarica', 'Bokeljske mornarice'], also: 'Marinerezza, UNESCO, kolo dance' },
  { titles: ['Verige'], also: 'Le Catene, strait, tjesnac, narrows, chains' },
];

const SUBJECTS: readonly Naming[] = [
  { titles: ['Taxis', 'Taksi'], also: 'cab, taxi, broj taksija, taksista, uber, bolt, car ride, taxi number' },
  {
    titles: ['Public transport', 'Javni prevoz'],
    also: 'bus, buses, Blue Line, timetable, bus stop, autobus, busevi, gradski prevoz, prijevoz, red vožnje, linije',
  },
  {
    titles: ['In town and along the bay', 'Po gradu i duž zaliva'],
    also: 'bus to Perast, local bus, boats, lokalni autobus, barka, brod, getting around, pješke, walk',
  },
  {
    titles: ['To other towns', 'Do drugih gradova'],
    also: 'bus station, coach station, intercity bus, train, railway, Budva, Podgorica, Herceg Novi, autobuska stanica, voz, željeznica, kolodvor',
  },
  {
    titles: ['Airports', 'Aerodromi'],
    also: 'airport transfer, flight, plane, fly, getting here, aerodrom, avion, let, zračna luka, TIV, TGD, DBV, Tivat, Dubrovnik, Podgorica, Čilipi',
  },
  {
    titles: ['Distances', 'Udaljenost'],
    also: 'how far, kilometres, km, driving, route, koliko kilometara, koliko je daleko, Dubrovnik, put, road',
  },
  { titles: ['Ferry', 'Trajekt'], also: 'car ferry, feribot, Kamenari, Lepetane, crossing, Fähre, traghetto' },
  {
    titles: ['Car-free', 'Stari grad bez automobila', 'parking'],
    also: 'car park, park my car, garage, parkiranje, parkirati, parkiralište, garaža, auto, vehicle, Parkplatz, parcheggio',
  },
  {
    titles: ['Emergency numbers', 'Hitni brojevi'],
    also: 'police, ambulance, fire brigade, hospital, doctor, SOS, 112, policija, hitna pomoć, vatrogasci, ljekar, doktor, bolnica, help',
  },
  {
    titles: ['Ask at the desk', 'Pitajte na pultu'],
    also: 'tourist office, tourist information, info point, info punkt, turistička organizacija, map, contact, kontakt, telefon, phone, e-mail, mapa',
  },
  {
    titles: ['Show the driver', 'Pokažite vozaču'],
    also: 'address card, pronunciation, hotel address, kartica za vozača',
  },
  {
    titles: ['Residence tax', 'Boravišna taksa'],
    also: 'tourist tax, city tax, sojourn tax, per night, overnight tax, turistička taksa, boravišna pristojba, Kurtaxe, tassa di soggiorno',
  },
  {
    titles: ['your residence tax', 'boravišnu taksu'],
    also: 'tax calculator, calculate, kalkulator, obračun',
  },
  {
    titles: ['Excursion tax', 'Izletnička taksa'],
    also: 'tour, group, voucher, guide, agency, izlet, grupa, vaučer, agencija',
  },
  {
    titles: ['Guest sheet', 'List za goste'],
    also: 'Wi-Fi, WiFi, wi fi, internet, house rules, host, apartment, domaćin, apartman, kućni red',
  },
  {
    titles: ['Registering a stay', 'Prijava boravka'],
    also: 'registration, check in, prijava gosta, police registration, eTurista',
  },
  {
    titles: ['City pass', 'Gradska kartica'],
    also: 'Kotor card, city card, museum pass, price, tickets, cijena, ulaznice, karta, popust, discount',
  },
  { titles: ['Volim Kotor'], also: 'discount card, kartica za stanovnike, popusti, partneri' },
  { titles: ['Cruise', 'kruzera'], also: 'cruise ship, ships, kruzeri, brod, gužva, crowds' },
  { titles: ['Swimming', 'Kupanje'], also: 'beach, beaches, swim, plaža, plaže, bathing, sea, more, plivanje' },
  { titles: ['Kayaking', 'Kajakom'], also: 'kayak, canoe, paddle, SUP, kajak, veslanje' },
  { titles: ['Cycling', 'Biciklom'], also: 'bike, bicycle, cycle, e-bike, bicikl, biciklizam' },
  { titles: ['Sailing', 'Jedrenje'], also: 'sail, yacht, regatta, wind, jedrilica, jahta, regata, vjetar, bura, jugo' },
  { titles: ['boat trip', 'izlet brodom'], also: 'boat tour, excursion, Blue Cave, Plava špilja, izleti, barka' },
  {
    titles: ['Walks and climbs', 'Šetnje i usponi'],
    also: 'hiking, trails, trekking, planinarenje, staze, pješačenje',
  },
  { titles: ['Hikers', 'U brdo', 'Spring on the trails', 'stazama'], also: 'hiking, trail, planinarenje, pješačenje' },
  { titles: ['mussels', 'Mušulje'], also: 'seafood, shellfish, oyster, dagnje, školjke, ostrige, riblji restoran' },
  { titles: ['Njeguši ham', 'Njeguški pršut'], also: 'prosciutto, prsut, smoked ham, cheese' },
  { titles: ['Vranac'], also: 'wine, vino, brandy, grappa, red wine, winery, lozovača' },
  {
    titles: ['Food and wine', 'Hrana i vino'],
    also: 'restaurant, restaurants, eat, dinner, restoran, jelo, konoba, kuhinja',
  },
  { titles: ['Coffee on', 'Kafa na'], also: 'cafe, café, espresso, kafić, kava' },
  { titles: ['market by the wall', 'Pijaca uz'], also: 'farmers market, pazar, pijac, tržnica, green market' },
  { titles: ['Carnival', 'Karneval'], also: 'karneval, maškare, masks, parade, Fasching, carnevale, masquerade' },
  { titles: ['Fašinada'], also: 'fasinada, stones, kamenje' },
  { titles: ['Boka Night', 'Bokeljska noć'], also: 'fireworks, vatromet, decorated boats' },
  { titles: ['New Year', 'Nove godine'], also: 'nova godina, silvester, fireworks, vatromet, NYE' },
  { titles: ['with children', 'sa djecom'], also: 'kids, family, playground, djeca, porodica, igralište' },
  { titles: ['Rainy day', 'Kišni dan'], also: 'rain, bad weather, indoors, kiša, loše vrijeme' },
  {
    titles: ['wheelchair', 'invalidskim'],
    also: 'accessibility, accessible, disabled, stroller, pristupačnost, dječja kolica',
  },
  { titles: ['drone', 'dron'], also: 'drones, dronovi, quadcopter, DJI' },
  { titles: ['Suitcases', 'Koferi'], also: 'luggage, baggage, left luggage, prtljag, trolley' },
  { titles: ['high water', 'Visoka voda'], also: 'flood, acqua alta, poplava, plima, tide' },
  { titles: ['Dress and quiet', 'Odjeća i tišina'], also: 'dress code, what to wear, kodeks oblačenja' },
  { titles: ['Cookie', 'kolačić'], also: 'privacy, GDPR, privatnost, kolačići, local storage' },
];

/** Folded words between spaces, so that whole words can be matched. */
const toLine = (text: string): string =>
  ` ${toWords(text)
    .map(({ folded }) => folded)
    .join(' ')} `;

const LINES = [...PLACES, ...SUBJECTS].map(({ titles, also }) => ({ titles: titles.map(toLine), also }));

/** Other names of what a title begins with, and of what else it mentions. */
export type OtherNames = { own: string; mentioned: string };

/** Other names of what these titles name, one title for each language: Italian, German, old and shortened names. */
export function otherNames(titles: readonly string[]): OtherNames {
  const lines = titles.map((title) => toLine(title).replace(/^ the /, ' '));
  const known = LINES.filter((names) => names.titles.some((title) => lines.some((line) => line.includes(title))));
  const isOwn = (names: (typeof LINES)[number]): boolean =>
    names.titles.some((title) => lines.some((line) => line.startsWith(title)));
  const join = (all: typeof LINES): string => all.map(({ also }) => also).join(', ');
  return { own: join(known.filter(isOwn)), mentioned: join(known.filter((names) => !isOwn(names))) };
}
