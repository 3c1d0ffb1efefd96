import type { Language } from '@/lib/i18n/language';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Common words of each language. Those that exist in both are left out: `a`, `i`, `do`, `on`, `more`, `most`, `one`,
 * `put`, `time`, `to`.
 */
export const COMMON_WORDS: Record<Language, ReadonlySet<string>> = {
  en: list(`
    about above across after against all along also an and another any around at be because been before behind below
    between both built but by can could down each early even every few first for from had has have her here his how if
    in into is it its just keep last late like made make many may morning much must near never new not now of off often
    old only or other our out over own people place sea see should since small some still stone such take than that the
    their them then there these they this those three through town two under until up very walls was water way we were
    what when where which while who whose why will with without would you your
  `),
  sr: list(`
    ako ali barke barkom baš bez bi bila bile bili bilo bio biti bude crkva crkve crkvi često će ćete ću da dan danas
    danu dijelu dio dobro dok drugi drugo dva dvije ga gdje godina godine godinu gore grad grada gradu ih ili im ima
    imaju ispod ispred iz iza između iznad ja je jedan jedna jedno jednog jer još ka kad kada kako kamen kamena kamenu
    kao ko kod koja koje kojem koji kojoj koju kraj kroz ku kuće li lijepo malo minuta mjesta mjesto mnogo moglo mogu
    može možete mu muzej muzeja muzeju na nad nakon nalazi nam nas naš naša ne nema ni nije njega njegov njih njihov
    njom o oba obala obale obali od odmah oko ona oni ono ova ovdje ove ovo pa po pod pogled pored poslije potom pred
    preko prema prije prvi prvo rive rivi s sa sad samo sati se skoro stari starog starom staru ste su sva svaki sve
    svi svoj svoje svoju što ta taj tako te tek ti toga trgu tu u ulica ulice ulici uz vam vas vaš vaša vaše već veoma
    vijek vijeku vode vrata vrijeme vrlo za zaliv zaliva zalivu zatim zato zidine
  `),
};
