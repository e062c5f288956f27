/** A term of a list: what moderators read, and the pattern that finds it in a folded text. */
export interface Term {
  readonly term: string
  /** Source of a regular expression for folded words; `_` is what may be between two words of a phrase. */
  readonly pattern: string
  /** Why it is on the list. */
  readonly source?: string
}

const GENRE =
  '(?:black|pagan|death|doom|thrash|heavy|power|viking|war|folk|speed|raw|extreme[mnrs]?|atmospheri(?:c|schen?|scher)|melodic|underground|true)'
const METAL = `(?:(?:${GENRE}_?){0,3}metall?[a-z]*|bm)`
const OWN_METAL = `(?:(?:${GENRE}_?){1,3}metall?[a-z]*|bm)`
const NOT_ANTI = '(?<!anti[ -])'
/** Other meanings of RAC, and words after the initials of another name. */
const OTHER_RAC =
  '(?:arena|club|tower|rall[iy]e?|rally(?:e|s)?|motoring|foundation|remix(?:es)?|insurance|breakdown|patrol|horsens?|yacht|theatre|stadium|building|hall|car|van|feat|ft)'

/** Words before the initials of another name: "Track & Field RAC", "feat. RAC". */
const BEFORE_RAC = '(?:field|athletics?|automobile|royal|rall[iy]e?|perth|feat|ft)(?: & |[ |.-])'

/** The NSBM guard's terms (docs/product/content-moderation.md#nsbm-guard). */
export const NSBM_TERMS: readonly Term[] = [
  { term: 'NSBM', pattern: '(?:x{1,3}|anti|pro)?ns[b8]m(?!w)[a-z]*' },
  { term: 'NSBM', pattern: '~[a-z0-9]*ns[b8]m[a-z0-9]*' },
  { term: 'NSBM', pattern: 'n_?s_?[b8]_?m(?:ler|band|bands|fan|fans)?!' },
  { term: 'NS Black Metal', pattern: `ns_?${OWN_METAL}!` },
  { term: 'NS Black Metal', pattern: 'ns-metall?[a-z]*' },
  {
    term: 'Neo Nazi Metal',
    pattern: `${NOT_ANTI}(?:neo_?)?nazi(?:stisch[a-z]*)?_?${METAL}!`,
  },
  {
    term: 'National Socialist Black Metal',
    pattern: `national_?socialist(?:ic)?_${METAL}!`,
  },
  {
    term: 'Nationalsozialistischer Black Metal',
    pattern: `${NOT_ANTI}national_?so[zc]ialistisch[a-z]*_${METAL}!`,
  },
  {
    term: 'White Power Metal',
    pattern: `(?<!(?:snow|great|and|black|&)[ -])white_?power_?(?:${METAL}|music|musik|rock|band[a-z]*|skin[a-z]*)!`,
  },
  { term: 'White Power', pattern: '(?<![|][a-z]+ )white_?power(?=[|])' },
  { term: 'Nationalist Metal', pattern: `nationalist(?:ic|isch[a-z]*)?_${METAL}!` },
  { term: 'Fascist Metal', pattern: `${NOT_ANTI}(?:neo_?)?fasc?h?ist(?:ic|isch[a-z]*)?_${METAL}!` },
  { term: 'Aryan Metal', pattern: `(?:aryan|arisch[a-z]*)_${METAL}!` },
  { term: 'Identitarian Metal', pattern: `identit(?:arian|ae?r[a-z]*)_${METAL}!` },
  { term: 'Völkischer Metal', pattern: `voe?lkisch[a-z]*_${METAL}!` },
  { term: 'Rock Against Communism', pattern: 'rock_against_communism' },
  { term: 'Rock Against Communism', pattern: 'rock_gegen_(?:den_)?kommunismus' },
  { term: 'RAC', pattern: `~?rac(?<!(?<![a-z])${BEFORE_RAC}rac)\\^(?!_${OTHER_RAC}!)!` },
  { term: 'RAC', pattern: '(?<=^[|])rac(?=[|]$)' },
  {
    term: 'RAC',
    pattern: 'rac(?=_(?:band|musik|music|konzert|szene|fan|metal|rock|oi|skin|nsbm)[a-z]*)',
  },
  { term: 'RAC', pattern: '(?<=(?:oi|nsbm|hatecore|rechtsrock|vikingrock)(?: & |[ /-]))rac!' },
  { term: 'M8L8TH', pattern: 'm8l8th' },
]

/** "Sie gaben noch einmal alles für Deutschland" is a sentence and no slogan. */
const DONE =
  '(?<![a-z])(?:ge?b(?:e|en|t)|gibt?|gab(?:en|st|t)?|tu[ent]?|tun|tust|tat(?:en)?|mach(?:e|st|t|en|te|ten)|riskier[a-z]*|opfer[a-z]*|wag(?:e|t|en|te|ten)|hol(?:e|t|en|te|ten))'
/** What follows it may be the slogan again. */
const SPOKEN = '(?:und|oder|ruf[a-z]*|rief[a-z]*|sag[a-z]*|heiss[a-z]*|schrei[a-z]*|schrie[a-z]*)!'
/** What a number counts. */
const UNIT =
  '(?:(?:neue[mnrs]?|volle[mnrs]?|lange[mnrs]?)_)?(?:jahr[a-z]*|monat[a-z]*|woche[a-z]*|tage?n?|stunden?|minuten?|uhr|mal|euro|prozent|songs?|lieder[n]?|bands?|alben|stueck|stuck|years?|months?|days?|hours?|minutes?|times|tracks?)'
/** Before an issue, a fraction or a date of month and year. */
const NUMBERED =
  '(?:fr|bj|bauj|baujahr|jg|jahrgang|ez|nr|no|nummer|heft|ausgabe|issue|vol|band|saison|seite|kw|stand)'

const BROCHURE =
  'Bundesamt für Verfassungsschutz, „Rechtsextremismus: Symbole, Zeichen und verbotene Organisationen“ (2022)'

/**
 * Slogans, greetings and codes of banned organisations (§ 86a StGB). A code of numbers is no such sign by itself
 * everywhere, but moderators see it under the same rule.
 */
export const SLOGANS: readonly Term[] = [
  {
    term: 'Sieg Heil',
    pattern: 'sieg[ ./;-]?heil(?:s|rufe[a-z]*)?!',
    source: `§ 86a Abs. 2 Satz 1 StGB (Parolen); ${BROCHURE}`,
  },
  { term: 'Sieg Heil', pattern: '~[a-z0-9]*siegheil[a-z0-9]*', source: BROCHURE },
  { term: 'Sieg Heil', pattern: 'sieg(?:_|[|])~heil', source: BROCHURE },
  // "Sieg! Heil!" and "Sieg, Heil", but not "Was für ein Sieg. Heil Satan" and "An der Sieg, Heilbad"
  { term: 'Sieg Heil', pattern: 'sieg(?:[|]|,)heil(?=[|])', source: BROCHURE },
  {
    term: 'Heil Hitler',
    pattern: 'heil_?hitler[a-z]*',
    source: `§ 86a Abs. 2 Satz 1 StGB (Grußformen); ${BROCHURE}`,
  },
  { term: 'Heil Hitler', pattern: '~[a-z0-9]*heilhitler[a-z0-9]*', source: BROCHURE },
  {
    term: 'Meine Ehre heißt Treue',
    pattern: '(?:meine|unsere)_?ehre_?heis{1,2}t_?treue',
    source: 'OLG Hamm, Urteil vom 17.04.2002, 2 Ss 160/02 (NStZ-RR 2002, 231)',
  },
  {
    term: 'Blut und Ehre',
    pattern: 'blut(?:_?und_?| & )ehre!',
    source:
      'BGH, Urteil vom 13.08.2009, 3 StR 228/09: Losung der Hitlerjugend; die englische Fassung ist keine',
  },
  { term: 'Deutschland erwache', pattern: 'deutschland_?erwache!', source: BROCHURE },
  {
    term: 'Alles für Deutschland',
    pattern: `alles(?<!${DONE}(?:[ -](?!${SPOKEN})[a-z]+){0,3}[ -]alles)_?fue?r_?deutschland(?=[|])`,
    source:
      'BVerfG, Beschluss vom 24.05.2006, 1 BvR 693/06; LG Halle, Urteil vom 14.05.2024, 5 KLs 6/23',
  },
  {
    term: 'Mit deutschem Gruß',
    pattern: 'mit_?deutschem_?grus{1,2}e?!',
    source: 'BGH, Urteil vom 08.09.1976, 3 StR 280/76 (S) (BGHSt 27, 1)',
  },
  {
    term: 'Ein Volk, ein Reich, ein Führer',
    pattern: 'ein_?volk(?:_|[,|])?ein_?reich(?:_|[,|])?ein_?fue?hrer!',
    source: BROCHURE,
  },
  {
    term: 'Rotfront verrecke',
    pattern: 'rot_?front_?verrecke!',
    source: 'BGH, Urteil vom 04.03.1987, 3 StR 575/86 (MDR 1988, 353)',
  },
  {
    term: 'Combat 18',
    // A band is called Combat, and a day or a time often follows a name in the next line.
    pattern: `combat(?:[ ./-]?(?:18|eighteen)!(?!_${UNIT}!)|[,;](?:18|eighteen)(?=[|]$))`,
    source: 'Verbot durch das Bundesministerium des Innern, bekannt gemacht am 23.01.2020',
  },
  {
    term: '14/88',
    pattern: `14(?<!(?:[0-9][/.-]|(?<![a-z])${NUMBERED}[ |.-])14)[/-]88(?![/-][0-9])!`,
    source: BROCHURE,
  },
  {
    term: '1488',
    pattern: '(?<=(?:^[|]|[a-z]-|(?:heil|sieg|88|ns|nsbm|rahowa)[ -]))1488!(?!_[a-z])',
    source: BROCHURE,
  },
  { term: '1488', pattern: '1488(?=[ -](?:88|heil|sieg|ns|nsbm|rahowa)!)', source: BROCHURE },
]

/** Words beside a term that speak against it. */
export const AGAINST =
  '(?:gegen|kein[a-z]*|nein|raus|nie|never|anti[a-z]*|against|no|not|fuck|stop+[a-z]*|scheiss[a-z]*|boykott[a-z]*|distanzier[a-z]*|verurteil[a-z]*|verurteilung|lehn[a-z]*|ablehn[a-z]*|verbiet[a-z]*|verboten[a-z]*|hass[a-z]*|hate|ekel[a-z]*|eklig|widerlich|melde[a-z]*|gemeldet|stink[a-z]*|abschaum|ausgeladen|absag[a-z]*|smash|weg|nichts|verpisst|raushalten)!'
