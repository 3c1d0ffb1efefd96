import { toLine } from '@/lib/search/searchQuery';

/** Synonyms, keyed by the name of a place or subject in titles of either language; both comma-separated. */
type SynonymTable = Readonly<Record<string, string>>;

const PLACES: SynonymTable = {
  'Old town, Stari grad':
    'Cattaro, Kotor Old City, città vecchia, Altstadt, centro storico, vieille ville, старый город',
  Perast: 'Perasto, Perasta, Perastu',
  Risan: 'Risano, Rhizon, Risinium',
  Prčanj: 'Perzagno, Prčanja, Prčanju',
  Dobrota: 'Dobrota promenade, lungomare, Dobrote, Dobroti',
  Stoliv: 'Stolivo, Gornji Stoliv, Donji Stoliv, Stoliva, Stolivu',
  Muo: 'Mula, Mulu',
  'Towns of the bay, Mjesta u Boki':
    'Bocche di Cattaro, Boka Kotorska, Bay of Kotor, Bokokotorski zaliv, Boka, Bucht von Kotor, Bouches de Kotor, Bouches de Cattaro, Которский залив',
  'St Tryphon, Svetog Tripuna, Tripundanske':
    'Sveti Tripun, Sv. Tripun, San Trifone, San Trifon, Saint Tryphon, cathedral, katedrala, duomo, Kathedrale, cattedrale, собор, riznica, patron saint, zaštitnik grada',
  'Our Lady of the Rocks, Gospa od Škrpjela':
    'Our Lady of the Rock, Lady of the Reef, Madonna dello Scarpello, Gospa od Skrpjela, island church, ostrvo, island, Lady of the Rocks, boat to Our Lady of the Rocks, barka do Gospe',
  'St George’s islet, Sveti Đorđe': 'Saint George island, San Giorgio, Sveti Juraj, Sv. Đorđe, island, ostrvo',
  'Town walls and St John’s Fortress, Gradske zidine i tvrđava Sveti Ivan, St John’s Fortress, tvrđava Sveti Ivan':
    'San Giovanni, Saint John, Sv. Ivan, Castle of San Giovanni, Kotor Castle, kastel, kaštel, citadel, citadela, bedemi, ramparts, city walls, town wall, bastion, 1350 steps, stepenice, old town walls, gradske zidine, tvrđave, stepenica, uspon, penjanje, Festung, Stadtmauer, fortezza, mura, крепость, stairs, scale, лестница, forteresse, remparts',
  'Ladder of Kotor, Stari put ka Njegušima':
    'Kotorske skale, skale, ljestve, stairs, Ladder of Cattaro, old road to Cetinje, zigzag path, trailhead, hike, hiking, pješačka staza',
  'hairpin road, Serpentine do': 'serpentine road, P1, twenty-five bends, 25 hairpins, krivine',
  'Sea Gate, Vrata od mora': 'main gate, Porta Marina, glavna vrata, glavna kapija, entrance, Seetor, морские ворота',
  'River Gate, Vrata od rijeke':
    'north gate, Porta Fiumara, sjeverna vrata, kapija, Skurda, bridge, most, canyoning, canyon, gorge, kanjoning, kanjon, via ferrata, via ferata',
  'Gurdić Gate, Vrata od Gurdića': 'south gate, Porta Gordicchio, južna vrata, kapija, Gurdic',
  'Clock Tower, Sat kula, Square of Arms, Trg od oružja':
    'Piazza d’Armi, main square, Trg oružja, torre dell’orologio, Uhrturm, glavni trg, clocktower, sahat kula',
  'Maritime Museum, Pomorski muzej':
    'naval museum, Museo Marittimo, Grgurina, navy museum, Seefahrtsmuseum, морской музей',
  'Cats Museum, Muzej mačaka':
    'cat museum, museo del gatto, kitty, kittens, Katzenmuseum, museo dei gatti, музей кошек, musée des chats',
  'cats of Kotor, Kotorske mačke, town’s cats, gradskim mačkama':
    'cat, kitty, kittens, mačak, mace, Katzen, gatti, кошки, chats',
  'Churches, Crkve': 'Kirche, Kirchen',
  'Islands, Ostrva': 'Inseln, isole, isola, îles',
  'St Luke’s, Svetog Luke': 'Sveti Luka, Sv. Luka, San Luca, Saint Luke',
  'St Mary’s, Svete Marije': 'Santa Maria Collegiata, Koleđata, Blažena Ozana, Saint Mary, Sveta Marija',
  'St Nicholas, Svetog Nikole, Sveti Nikola': 'San Nicolò, Sv. Nikola, Saint Nicholas, campanile',
  'Our Lady of Remedy, Gospa od Zdravlja': 'Our Lady of Health, Madonna della Salute',
  'St Clare’s, Sveta Klara': 'Santa Chiara, Saint Clare, Franciscan monastery, samostan, manastir',
  'St Michael’s, Svetom Mihailu': 'Sveti Mihailo, San Michele, lapidarium, lapidarij',
  'mosaics in Risan, mozaici u Risnu': 'Roman villa, Hypnos, Hipnos, villa rustica, rimska vila',
  'cable car, Žičarom':
    'gondola, ropeway, Kotor–Lovćen cable car, lift, žičara, Kuk, Seilbahn, funivia, канатная дорога, téléphérique, канатка, cablecar',
  'Lovćen National Park': 'Mausoleum, Njegoš, Jezerski vrh, mauzolej, Monte Leone, hike, Lovćen, Lovćena, Lovćenu',
  'Boka Navy, Bokeljska mornarica, Bokeljske mornarice': 'Marinerezza, UNESCO, kolo dance',
  'Town Museum of Perast, Muzej grada Perasta': 'Perast museum',
  Vrmac: 'hike, pješačenje',
  Tivat: 'Porto Montenegro, Teodo',
  Verige: 'Le Catene, strait, tjesnac, narrows, chains',
};

const SUBJECTS: SynonymTable = {
  'Toilets, Toaleti': 'туалет, bagno, bagni pubblici, toilettes',
  'Taxis, Taksi':
    'cab, taxi, broj taksija, taksista, uber, bolt, car ride, taxi number, late arrival, kasni dolazak, taxi at night',
  'Public transport, Javni prevoz':
    'bus, buses, Blue Line, timetable, bus stop, autobus, autobusi, busevi, gradski prevoz, prijevoz, red vožnje, polasci, linije, автобус, Fahrplan, orari, horaires, расписание',
  'In town and along the bay, Po gradu i duž zaliva':
    'bus to Perast, autobus za Perast, boat to Perast, local bus, boats, autobus, lokalni autobus, barka, brod, getting around, pješke, walk, night bus, late bus, delayed bus, noćni autobus, autobus kasni',
  'To other towns, Do drugih gradova':
    'bus station, coach station, intercity bus, coach, bus to Dubrovnik, bus to Budva, bus to Tivat, autobus za Budvu, autobus za Tivat, Tivat, Budva, Podgorica, Herceg Novi, Ostrog, Mostar, Trebinje, Durmitor, Žabljak, Skadar Lake, Skadarsko jezero, train, railway, autobuska stanica, voz, željeznica, kolodvor, Busbahnhof, stazione, автовокзал, gare routière',
  'Airports, Aerodromi':
    'airport transfer, shuttle, flight, plane, fly, getting here, aerodrom, avion, let, zračna luka, TIV, TGD, DBV, Tivat, Dubrovnik, Podgorica, Čilipi, airport bus, bus to airport, airport taxi, how to get to Kotor, how do I get to Kotor, getting there, autobus do aerodroma, prevoz od aerodroma, taksi do aerodroma, kako doći, kako doći do Kotora, kako stići, Flughafen, aeroporto, аэропорт, Flughafentransfer, трансфер, airport at night, late flight, delayed flight, arriving at midnight, noćni let, kasni let, kasno slijetanje',
  'Distances, Udaljenosti':
    'how far, kilometres, km, driving, route, koliko kilometara, koliko je daleko, Dubrovnik, put, road',
  'Ferry, Trajekt':
    'car ferry, feribot, Kamenari, Lepetane, crossing, Fähre, traghetto, паром, Fahrplan, ferry delayed, trajekt kasni',
  'Car-free, Stari grad bez automobila, parking':
    'car park, car-free, park my car, garage, parkiranje, parkirati, parkiralište, garaža, auto, vehicle, Parkplatz, Parkplätze, parcheggio, парковка, parken, Parkgebühren',
  'Arriving by car, Dolazak automobilom':
    'drive on the right, which side of the road, dipped lights, vignette, toll, farovi, svjetla, vinjeta, putarina, Maut',
  'Emergency numbers, Hitni brojevi':
    'emergency, police, ambulance, fire brigade, hospital, doctor, SOS, 112, urgent, car accident, crash, injured, robbed, robbery, mugged, policija, hitna pomoć, hitan slučaj, saobraćajna nesreća, udes, povreda, pljačka, opljačkan, požar, vatrogasci, ljekar, doktor, bolnica, help, first aid, prva pomoć, safe, safety, crime, pickpockets, bezbjedan, bezbjednost, sigurnost, kriminal, džeparoši',
  'Ask at the information desk, Pitajte na info-pultu':
    'tourist office, telephone number, tourist information, info point, info punkt, info pult, turistička organizacija, turist biro, contact, kontakt, telefon, phone, e-mail, email, mejl, imejl, press, media, journalist, mediji, novinari, visa, viza, wedding, getting married, vjenčanje, svadba, Touristeninformation, ufficio turistico, office de tourisme, press photos, logo, brochure, leaflet, brošura, complaint, pritužba',
  'Show the driver, Pokažite vozaču': 'address card, pronunciation, hotel address, kartica za vozača',
  'Kotor offline, Kotor bez interneta':
    'offline map, download, no internet, without internet, without connection, bez veze, preuzmi, preuzimanje, mapa bez interneta, app, mobile app, aplikacija, mobilna aplikacija',
  'Residence tax, Boravišna taksa':
    'tourist tax, city tax, sojourn tax, per night, overnight tax, turistička taksa, boravišna pristojba, Airbnb, Booking, landlord, izdavalac, izdavaoci, stanodavac, uplatnica, payment slip, Kurtaxe, tassa di soggiorno, Ortstaxe, taxe de séjour, туристический налог, туристический сбор, курортный сбор',
  'your residence tax, boravišnu taksu': 'tax calculator, calculate, kalkulator, obračun',
  'Excursion tax, Izletnička taksa': 'group, voucher, agency, grupa, vaučer, agencija',
  'Membership contribution, Članski doprinos': 'članarina, membership fee',
  'Guest sheet, List za goste':
    'Wi-Fi, WiFi, wi fi, internet, house rules, host, apartment, domaćin, apartman, kućni red',
  'Registering a stay, Prijava boravka':
    'registration, check in, prijava gosta, registracija gostiju, evidencija gostiju, police registration, eTurista, white card, bijeli karton, белый картон',
  'City pass, Gradska kartica':
    'Kotor card, city card, museum pass, price, tickets, entrance fee, entrance fees, entry fee, admission, fees, cijena, ulaznice, karta, popust, discount, Eintritt, Eintrittspreise, biglietti, билеты',
  'Volim Kotor':
    'discount card, kartica za stanovnike, kartica za domaće, kako dobiti karticu, mještani, popusti, partneri',
  'How long have you got, Koliko imate vremena':
    '1 hour, one hour, 2 hours, 3 hours, 4 hours, 5 hours, 6 hours, few hours, how many days, 1 sat, jedan sat, 2 sata, 3 sata, 4 sata, 5 sati, 6 sati, par sati, koliko dana, koliko dana u Kotoru, trip planner, planer',
  'One day in Kotor, Jedan dan u Kotoru': '1 day, 1 dan',
  'Two days in Kotor, Dva dana u Kotoru': '2 days, 48 hours, 2 dana',
  'Three days in Kotor, Tri dana u Kotoru': '3 days, 3 dana',
  'Cruise, kruzera': 'cruise ship, ships, kruzeri, brod, gužva, crowds',
  'Off a ship, Sa broda':
    'port, cruise port, cruise terminal, harbour, luka, luka za brodove, pristanište, Hafen, Kreuzfahrt, porto, порт, Kreuzfahrtschiff, Kreuzfahrthafen, crociera, croisière, круиз',
  'Swimming, Kupanje':
    'beach, beaches, swim, sea temperature, plaža, plaže, bathing, sea, more, plivanje, temperatura mora, best beach, gradska plaža, kupati se, kupalište, Strand, Strände, spiaggia, spiagge, plage, пляж, baden, Badestrand',
  'Swimming in the bay': 'swim, safe to swim, plivati, beach for families, plaža za djecu',
  'Kayaking, Kajakom': 'kayak, canoe, paddle, SUP, kajak, veslanje',
  'Cycling, Biciklom':
    'bike, bicycle, cycle, e-bike, bicikl, biciklizam, biking, mountain biking, biciklističke staze, Radfahren, Fahrrad, велосипед',
  'Roads and viewpoints, Putevi i vidikovci':
    'viewpoint, panorama, sunrise, sunset, watch the sunset, gledati zalazak, Aussichtspunkt, photography, photos, photo spots, vidikovac, izlazak sunca, zalazak sunca, fotografija, zalasci, fotografisanje, slikati, pogled',
  'Sailing, Jedrenje':
    'sail, yacht, regatta, wind, jedrilica, jahta, regata, vjetar, bura, jugo, bora, scirocco, sirocco, široko, mistral, maestrale',
  'How to choose a boat trip, Kako izabrati izlet brodom':
    'boat, boat tour, boat tours, water taxi, tour, tours, speedboat, excursion, izleti, barka, čamac, Ausflüge, Bootstour, escursioni, bateau, экскурсии, лодка',
  'Walks and climbs, Šetnje i usponi':
    'hiking, climbing, trails, trekking, planinarenje, staze, pješačenje, Wandern, hike, pješačke staze, planinarske staze, Wanderung, Wanderweg, sentieri, тропа',
  'Hikers, U brdo, Spring on the trails, stazama': 'hiking, trail, planinarenje, pješačenje',
  'mussels, Mušulje': 'seafood, shellfish, oyster, dagnje, školjke, ostrige, riblji restoran',
  'Njeguši ham, Njeguški pršut': 'prosciutto, prsut, smoked ham, cheese',
  Vranac: 'wine, wine tasting, degustacija vina, vino, brandy, grappa, red wine, winery, lozovača, Wein',
  'Where to eat, Gdje jesti':
    'restaurant, restaurants, lunch, dinner, pizza, seafood, vegetarian, vegan, gluten free, restoran, ručak, večera, pica, vegetarijanski, veganski, bez glutena, coeliac, celiac, food allergy, celijakija, alergija, ristorante, breakfast, doručak, beer, pivo, riblji restoran, Essen, mangiare',
  'Where to stay, Gdje odsjesti':
    'accommodation, hotel, hotels, hostel, apartment, rooms, Airbnb, Booking, smještaj, apartman, sobe, noćenje, Unterkunft, alloggio, отель, Ferienwohnung, holiday apartment, holiday home, holiday rental, dormire',
  'See and do, Vidi i uradi':
    'things to do, what to do, sights, what to see, šta raditi, šta vidjeti, znamenitosti, Kotor, u Kotoru, free, free entry, budget, jeftino, besplatno, besplatan ulaz, besplatne stvari, Sehenswürdigkeiten, what to visit, places to visit, šta posjetiti, mjesta za posjetu, šta raditi u Kotoru, što raditi, cosa vedere, cosa fare, que voir, достопримечательности, что посмотреть',
  'Map of Kotor, Mapa Kotora':
    'map, city map, street map, town plan, mapa grada, karta grada, plan grada, Stadtplan, PDF',
  'World Heritage, Svjetska baština': 'UNESCO, world heritage site, UNESCO baština',
  'Dubrovnik in a day, Dubrovnik za jedan dan':
    'border crossing, granični prelaz, Ragusa, Grenze, confine, dogana, frontière, граница',
  'Dubrovnik in a day, A day out to Cetinje, Budva and, Tivat, Herceg Novi':
    'day trip, day trips, jednodnevni izlet, jednodnevni izleti',
  'Budva and, Budva i': 'Sveti Stefan, Jaz, Petrovac, Budua',
  'Orthodox Christmas Eve': 'Orthodox Christmas, pravoslavni Božić',
  'From Christmas to Christmas, Od Božića do Božića':
    'Xmas, Christmas market, Advent, božićni bazar, pijaca za Božić, Weihnachtsmarkt, mercatini di Natale, marché de Noël',
  'through the squares': 'self-guided walk, self-guided tour, self-guided walking tour, šetnja gradom, obilazak grada',
  'Events, Događaji':
    'what’s on, nightlife, what to do at night, things to do at night, what to do in the evening, šta raditi uveče, nightclub, noćni klub, bars, pubs, clubs, concerts, party, kafane, diskoteka, noćni život, koncerti, provod, what is on, what is on in Kotor, what’s on in Kotor, tomorrow, sutra, sjutra, Easter, Uskrs, Vaskrs, dešavanja, događanja, manifestacije, calendar, event calendar, kalendar, kalendar događaja, Veranstaltungen, eventi, события, festivali',
  'News, Vijesti': 'novosti, announcements, obavještenja, saopštenja',
  'My trip, Moje putovanje': 'share my trip, saved, favourites, podijeli plan, omiljeno',
  'Today, Danas': 'tonight, večeras',
  'This weekend, Ovog vikenda': 'weekend, Saturday, Sunday, vikend, subota, nedjelja',
  'Food and wine, Hrana i vino': 'restaurant, restaurants, eat, dinner, restoran, jelo, konoba, kuhinja',
  'Coffee on, Kafa na': 'cafe, café, espresso, kafić, kava',
  'Cakes of Perast, Peraška i dobrotska': 'cake, dessert, sweets, kolač, kolači, slatkiši, desert',
  'Spring and October, Proljeće i oktobar':
    'best time to visit, when to visit, when to come, off season, climate, klima, kada doći, najbolje vrijeme',
  'market by the wall, Pijaca uz': 'farmers market, pazar, pijac, tržnica, green market, Markt, mercato, marché, рынок',
  'Carnival, Karneval': 'karneval, maškare, masks, parade, Fasching, carnevale, masquerade',
  Fašinada: 'fasinada, stones, kamenje',
  KotorArt: 'art festival',
  'Boka Night, Bokeljska noć': 'fireworks, vatromet, decorated boats, Bokeška',
  'New Year, Nove godine': 'nova godina, silvester, fireworks, vatromet, NYE, Capodanno, Новый год',
  'Chestnut day, Kostanjada': 'kestenijada, kestenjada',
  'Kotor with children, Kotor sa djecom':
    'kids, toddler, family, playground, djeca, deca, porodica, igralište, ice cream, sladoled, family activities, activities for kids, aktivnosti za djecu, mit Kindern, bambini, enfants, дети',
  'Rainy day, Kišni dan':
    'rain, bad weather, indoors, kiša, šta raditi kad pada kiša, loše vrijeme, Wetter, weather, weather forecast, vremenska prognoza, meteo, погода, Regen, pioggia, pluie, дождь, rainfall, padavine',
  'People and history, Ljudi i istorija': 'what does Kotor mean, name of Kotor, značenje imena, Rebecca',
  'wheelchair, invalidskim': 'accessibility, accessible, disabled, stroller, pristupačnost, dječja kolica',
  'drone, dron': 'drones, dronovi, quadcopter, DJI',
  'Suitcases, Koferi': 'luggage, baggage, left luggage, prtljag, trolley',
  'high water, Visoka voda': 'flood, acqua alta, poplava, plima, tide',
  'Quiet nights, Noćni mir': 'noise, buka',
  'Practical Kotor, Korisno u Kotoru':
    'language, jezik, timezone, cyrillic, phrases, useful phrases, how to say thank you, public holidays, bank holidays, praznici, državni praznici, neradni dani, prvi maj, Feiertage, праздники',
  'Dress and quiet, Odjeća i tišina': 'dress code, what to wear, kodeks oblačenja',
  'Cookie, kolačića': 'privacy, GDPR, privatnost, kolačići, local storage',
};

/** Folded words between spaces, so that whole words can be matched. */
const toPadded = (text: string): string => ` ${toLine(text)} `;

const SYNONYMS = { ...PLACES, ...SUBJECTS };

/** The titles, or parts of them, that have synonyms. */
export const TITLES_WITH_SYNONYMS: readonly string[] = Object.keys(SYNONYMS).flatMap((titles) => titles.split(', '));

const LINES = Object.entries(SYNONYMS).map(([titles, also]) => ({
  titles: titles.split(', ').map(toPadded),
  also,
}));

/** Synonyms of the beginning of a title, and of what else it mentions. */
export type Synonyms = { own: string; mentioned: string };

/** Synonyms by title, one title per language: Italian, German, old and shortened names. */
export function synonymsOf(titles: readonly string[]): Synonyms {
  const lines = titles.map(toPadded);
  const known = LINES.filter((names) => names.titles.some((title) => lines.some((line) => line.includes(title))));
  const isOwn = (names: (typeof LINES)[number]): boolean =>
    names.titles.some((title) => lines.some((line) => line.startsWith(title)));
  const join = (all: typeof LINES): string => all.map(({ also }) => also).join(', ');
  return { own: join(known.filter(isOwn)), mentioned: join(known.filter((names) => !isOwn(names))) };
}
