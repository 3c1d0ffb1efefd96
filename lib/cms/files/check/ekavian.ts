/**
 * Ekavian words: the stem, the ijekavian stem, and the endings, `-` for none. Forms that are also correct in ijekavian are
 * left out: `leta` of a flight, `svetu` of a saint, `mesni` of meat, `vremena`, `beg`, `deci`, `video`.
 */
const STEMS = `
bel bijel - @adj; belešk bilješk @fem; bezbed bezbjed an; bezbedn bezbjedn @adj ost osti; bežati bježati -
beži bjež i
breg brijeg @masc
cel cijel @adj; celin cjelin @fem; cen cijen @fem; cenovni cjenovni k ka ku ci
crep crijep @masc
cveć cvijeć e a u em; cvet cvijet -; cvetov cvjetov i a e ima
čovek čovjek @masc
dec djec a e u om; dečac dječac i ima; dečak dječak @masc; dečj dječj @soft; dele dijele -; deli dijeli -
delimično djelimično -; deliti dijeliti -; delo djelo -; delov djelov i a e ima; deo dio -; dete dijete -
detet djetet a u om; detinjstv djetinjstv o a u om; devic djevic @fem; devojak djevojak a
devojčic djevojčic @fem; devojk djevojk @fem
dole dolje -; donel donijel a o i e; doneo donio -; doneti donijeti -; dospe dospi o
dv dvij e; dveju dviju -; dvesta dvjesta -
gde gdje -
gnezd gnijezd o a u om ima
greh grijeh @masc
hleb hljeb @masc
hte hti o; htel htjel a o i e; hteti htjeti -
izmen izmjen @fem; izveštaj izvještaj @masc i e ima
kolevk kolijevk @fem; koren korijen @masc i
lečenj liječenj e a u em; leči liječi -; lekar ljekar @masc i e ima; lekovit ljekovit - @adj; lep lijep - @adj
lepot ljepot @fem; lepš ljepš @soft; lestvic ljestvic e a ama; lešnik lješnik @masc; letnj ljetnj @soft
leto ljeto -; letos ljetos -; letovanj ljetovanj e a u em; lev lijev a i e oj u om og ih im; levo lijevo -
medved medvjed @masc; menja mijenja - ti ju; menjačnic mjenjačnic @fem; mer mjer @fem; meriti mjeriti -
mesec mjesec @masc i e ima; mesečin mjesečin @fem; mesečn mjesečn @adj; mest mjest o a u om ima
mestašc mjestašc e a u em; mešati miješati -; mešavin mješavin @fem; meštan mještan i a e ima
mlečn mliječn @adj; mlek mlijek o a u om; mleven mljeven - @adj
najlepš najljepš @soft; nalevo nalijevo -; namer namjer @fem; namerno namjerno -; napred naprijed -
naslednik nasljednik @masc; nasleđ nasljeđ e a u em
nedelj nedjelj @fem o; nedeljn nedjeljn @adj; negde negdje -; nemačk njemačk @adj; nevest nevjest @fem
nevreme nevrijeme -; nežn nježn @adj
nigde nigdje -
ob obj e; obavešten obaviješten - @adj; obaveštenj obavještenj e a u em ima; obeležen obilježen - @adj
obeležj obilježj e a u em
ocen ocjen @fem
odeć odjeć @fem
onde ondje -
oseća osjeća - ti ju; osećaj osjećaj @masc i e ima; osetiti osjetiti -; osmeh osmijeh @masc
osvetljen osvijetljen - @adj
ovde ovdje -
pen pjen @fem; pesak pijesak -; pesama pjesama -; pesk pijesk a u om; pesm pjesm @fem; pesnic pjesnic i ima
pesnik pjesnik @masc; pešac pješac i ima; pešačiti pješačiti -; pešačk pješačk @adj; pešak pješak @masc
peščan pješčan - @adj; pešice pješice -; peške pješke -; peva pjeva - ti ju o la li lo
pevač pjevač - a u em i e ima; pevanj pjevanj e a u em
pobed pobjed @fem; podeliti podijeliti -; podeljen podijeljen - @adj; podsetiti podsjetiti -
ponedelj ponedjelj ak; ponedeljk ponedjeljk a u om; poneti ponijeti -; porekl porijekl o a u om
posećen posjećen - @adj; poset posjet @fem; posetilac posjetilac -; posetilaca posjetilaca -
posetioc posjetioc a u em i e ima; posetiti posjetiti -; posle poslije -; posledic posljedic @fem
poslednj posljednj @soft; poslepodne poslijepodne -; poverenj povjerenj e a u em
pre prije -; predel predjel i a e ima; predeo predio -; predsednik predsjednik @masc; prelep prelijep - @adj
premešten premješten - @adj; preneti prenijeti -; primen primjen @fem; primer primjer @masc i e ima
primerak primjerak -; primetiti primijetiti -; proleć proljeć e a u em; prolećn proljećn @adj
promen promjen @fem
razume razumije -; razumeti razumjeti -
reč riječ - i ju ima; rečn riječn @adj; rek rijek a e u om ama; rešenj rješenj e a u em; rešiti riješiti -
retk rijetk @adj
savet savjet - a u om i e ima
sećanj sjećanj e a u em; sedeti sjedjeti -; sedišt sjedišt e a u em; sem sjem e; semen sjemen a u om
senk sjenk @fem; senovit sjenovit - @adj; setiti sjetiti -; sever sjever @masc; severac sjeverac -
severn sjevern @adj; severoistok sjeveroistok @masc; severozapad sjeverozapad @masc
sledeć sljedeć @soft; sledi slijedi -
sme smije -; smeh smijeh @masc; smeo smio -; smer smjer @masc ovi ova; smeštaj smještaj @masc
smešten smješten - @adj; smeti smjeti -
sneg snijeg @masc; snegov snjegov i a e ima; snežn snježn @adj
sred srijed a e u; srednjovekovn srednjovjekovn @adj
starešin starješin @fem; sten stijen @fem; stenovit stjenovit - @adj; strel strijel @fem
sveć svijeć @fem; svedo svjedo k či če; svest svijest - i; svet svijet -; svetao svijetao -
svetiljk svjetiljk @fem; svetionik svjetionik @masc; svetl svijetl e; svetl svjetl a u om ima; svetlo svjetlo -
svetlost svjetlost - i; svetov svjetov i a e ima; svetovn svjetovn @adj; svetsk svjetsk @adj
svež svjež - a i e eg em oj u ih im; svugde svugdje -
tel tijel a u om; telo tijelo -; tesn tijesn @adj; tesnac tjesnac - a u em; testo tijesto -
ume umije -; umeren umjeren - @adj; umesto umjesto -; umeti umjeti -; umetnic umjetnic i ima
umetničk umjetničk @adj; umetnik umjetnik @masc; umetnost umjetnost - i
unapred unaprijed -
uspeh uspjeh @masc; uspel uspjel a o i e; uspeo uspio -; uspešn uspješn @adj
uvek uvijek -
večn vječn @adj; vek vijek @masc; vekov vjekov i a e ima; vekovn vjekovn @adj; venac vijenac -
venc vijenc a u em; venčanj vjenčanj e a u em; ver vjer @fem; vernic vjernic i ima; vernik vjernik @masc
verovati vjerovati -; verovatno vjerovatno -; versk vjersk @adj; veruje vjeruje -; veruju vjeruju -
vest vijest - i ima; vešt vješt - @adj; veštačk vještačk @adj; veštin vještin @fem; vetar vjetar -
vetr vjetr a u om ovi ova ove ovima; vetrovit vjetrovit - @adj; vežb vježb @fem
videl vidjel a o i e; videti vidjeti -
volel voljel a o i e; voleo volio -; voleti voljeti -
vredan vrijedan -; vredi vrijedi -; vredn vrijedn @adj; vrednost vrijednost - i ima; vreme vrijeme -
zabeležen zabilježen - @adj; zahtev zahtjev @masc i e ima; zamen zamjen @fem; zameniti zamijeniti -
zauvek zauvijek -
zvezd zvijezd @fem
ždrel ždrijel o a u om
želel željel a o i e; želeo želio -; želeti željeti -
živel živjel a o i e; živeo živio -; živeti živjeti -
`;

/** Common sets of endings: adjectives, soft adjectives, feminine nouns, masculine nouns. */
const ENDINGS: Record<string, string> = {
  '@adj': 'a e i o u og om oj ih im',
  '@soft': 'a e i u eg em oj ih im',
  '@fem': 'a e i u om ama',
  '@masc': '- a u om',
};

function* formsOf(line: string): Generator<[ekavian: string, ijekavian: string]> {
  const [ekavian, ijekavian, ...endings] = line.trim().split(' ');
  for (const ending of endings.flatMap((each) => (ENDINGS[each] ?? each).split(' '))) {
    const end = ending.replace('-', '');
    yield [`${ekavian}${end}`, `${ijekavian}${end}`];
  }
}

/** The ijekavian form of each ekavian one, in lower case. */
export const EKAVIAN: ReadonlyMap<string, string> = new Map(
  STEMS.trim()
    .split(/[;\n]/)
    .flatMap((line) => [...formsOf(line)]),
);

/** Names spelt like ekavian words. */
export const NAMES: ReadonlySet<string> = new Set('Bela Sever Severa Severu Severom Vest Vera Vere Veri'.split(' '));
