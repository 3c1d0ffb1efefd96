/** Guesses, and sites where anybody may write: such a fact is an estimate, whatever else its source says. */
const UNVERIFIABLE =
  /general knowledge|\b(?:blogs?|editorial|editors’|estimate|guess|memory|position of|reckoned|the middle of|travel (?:sites?|reports?))\b/i;

/**
 * A body or work that anybody can find by name. A web address does not say who is behind it, so it needs such a name
 * too.
 */
const VERIFIABLE =
  /\b(?:OpenStreetMap|Portal Analitika|Wikipedia)\b|\b(?:agency|aquarium|archives?|board|book|cent(?:re|er)|company|diocese|encyclopedias?|guidebook|institute|library|map|municipality|museums?|news|newspaper|office|organi[sz]ation|park|port|province|radio|university|agencija|akvarijum|arhiv|biblioteka|biskupija|centar|eparhija|institut|kancelarija|luka|muzeji?|novine|opština|organizacija|preduzeće|univerzitet|zavod)(?!\p{L})/iu;

/** An address of a website or of mail, whose host may have a word such as `museum`. */
const ADDRESS = /[^\s(]+\.[^\s.)]\S*/g;

/** Whether anybody can check a fact against a source. */
export const isVerifiable = (source: string): boolean =>
  !UNVERIFIABLE.test(source) && VERIFIABLE.test(source.replace(ADDRESS, ''));
