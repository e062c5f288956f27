import { foldWords } from '#shared/domain/search-fold.ts'

/** By meaning: German and English words, or endings as `*end`, separated by one space. */
type Words = Readonly<Record<string, string>>

/** What a title is about. Titles with different topics report different events. */
const TOPIC_WORDS: Words = {
  album:
    'album albums alben *album *alben platte platten langspieler longplayer lp ep debüt debut nachfolger',
  song: 'single singles song songs *song *songs track tracks lied titelsong ballade auskopplung cover coverversion',
  video: 'video videos *video *videos clip clips *clip visualizer',
  tour: 'tour tours *tour *touren tournee *tournee touren tourdaten tourdates trek roadtrip',
  show: 'konzert konzerte *konzert *konzerte show shows concert concerts gig gigs auftritt auftritte set',
  lineup:
    'lineup line-up billing headliner headliners headline running running-order acts bandwelle bandpaket *zuwachs bill',
  singer: 'sänger sängerin singer vocalist frontmann frontman frontfrau frontwoman stimme *sänger',
  drummer: 'drummer schlagzeuger schlagzeugerin trommler drums *drummer',
  guitarist: 'gitarrist gitarristin guitarist gitarristen *gitarrist',
  bassist: 'bassist bassistin basser bass-player *bassist',
  book: 'buch bücher autobiografie autobiographie biografie biographie book memoir autobiography *buch',
  film: 'film filme doku dokumentation dokumentarfilm documentary movie kino *film',
  chart: 'chart charts platz hitparade billboard',
  members: 'besetzung besetzungswechsel bandmitglied neubesetzung umbesetzung',
  award: 'award awards preis preise grammy echo hall auszeichnung *preis',
  birthday: 'geburtstag birthday jubiläum anniversary jahrestag',
  ticket: 'ticket tickets vorverkauf presale verlosung verlosen gewinnt giveaway',
  museum: 'museum ausstellung exhibition exhibit',
  beer: 'bier beer whisky whiskey wein wine rum gin kaffee coffee',
}

/** What happened. Titles with different actions report different events. */
const ACTION_WORDS: Words = {
  death:
    'tot tod tödlich stirbt starb sterben gestorben verstorben verstirbt trauer trauert trauern rip dies died dead dies passes passed mourns mourn passing',
  leave:
    'verlässt verlassen verließ aussteigt ausstieg ausgestiegen trennt trennen trennung leaves leave left quits quit exits exit departs departure parts part fired fires feuert feuern gefeuert rauswurf entlassen',
  split:
    'auflösung auflösen aufgelöst disband disbands breakup break breaks abschied abschiedstour abschiedskonzert farewell aufhören hören',
  join: 'einstieg übernimmt übernehmen recruit recruits enlist enlists ersetzt ersetzen ersatz neuzugang verstärkung joins join joined replaces replacement welcomes verpflichten verpflichtet',
  reunite:
    'reunion reunions wiedervereinigung wiedervereint vereint reunite reunites reunited reuniting',
  return: 'comeback rückkehr zurück return returns returned',
  extra: 'zusatzkonzert zusatzkonzerte zusatzshow zusatzshows zusatztermin zusatztermine',
  statement: 'statement',
  arrest: 'festgenommen festnahme verhaftet verhaftung arrest arrests arrested',
  cancel:
    'absage absagen abgesagt cancel cancels cancelled canceled canceling cancellation ausfällt ausfallen ausgefallen scrap scraps',
  postpone:
    'verschiebt verschieben verschoben verschiebung verlegt verlegen postpone postpones postponed reschedule reschedules rescheduled',
  ill: 'krank krankheit erkrankt krebs diagnose verletzt verletzung unfall klinik krankenhaus operation cancer hospital hospitalized hospitalised ill illness injured injury surgery accident',
  sue: 'klage klagen klagt verklagt verklagen prozess gericht sue sues sued lawsuit court rechtsstreit urteil',
  sign: 'unterschreiben unterschreibt unterschrieben unterzeichnen unterzeichnet vertrag plattenvertrag labelvertrag signs sign signed deal inks',
  record:
    'studio aufnahmen aufnahme recording recordings aufgenommen aufnehmen enters betreten betritt',
  steal:
    'stehlen stiehlt stahlen steal steals gestohlen diebstahl geklaut einbruch stolen theft robbed burglary',
  reissue:
    'neuauflage neuauflagen *neuauflage wiederveröffentlichung wiederveröffentlicht wiederveröffentlichen neuausgabe jubiläumsausgabe jubiläumsedition reissue reissues reissued reissuing re-release rerelease remaster remastered boxset deluxe-edition',
  marry: 'heiratet heiraten hochzeit verlobt marries married wedding engaged',
}

const REVIEW_WORDS: Words = {
  review:
    'review reviews kritik rezension albumkritik albumreview plattenkritik konzertkritik livebericht konzertbericht nachbericht test plattentest albumtest',
  interview: 'interview interviews gespräch talk q&a',
}

/** Words that do not distinguish events. */
const WEAK_WORDS =
  'der die das den dem des ein eine einen einem einer eines und oder aber mit ohne von vom zu zum zur im in ins am an auf aus bei beim für nach vor über unter um als wie so es sich er sie wir ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner ist sind war waren wird werden wurde wurden hat haben hatte noch nur auch mehr nicht kein keine schon bald jetzt heute morgen gestern endlich wieder nun dann durch gegen bis seit ab dass ob was wer wo warum ' +
  'the a an and or but with without of to in on at by for from after before over under about as is are was were be been will would has have had it its their his her our your this that these those not no more most just still also again soon now today tomorrow yesterday finally up out off into than who what why how when where ' +
  'neu neue neuer neues neuen neuem new brandneu brand latest erste erster erstes ersten first zweite zweiten zweites second third dritte drittes dritten next nächste nächster nächstes kommend kommende kommenden kommendes upcoming full special großes große großen großer big huge weitere weiteren further another co ' +
  'kündigt kündigen ankündigt angekündigt ankündigung bekannt gibt geben announce announces announced announcing announcement reveal reveals revealed unveil unveils unveiled enthüllt enthüllen verkünden verkündet bestätigt bestätigen confirm confirms confirmed veröffentlicht veröffentlichen veröffentlichung release releases released releasing erscheint erscheinen bringt bringen raus heraus drop drops dropped share shares shared teilt teilen zeigt zeigen stellt stellen präsentiert präsentieren present presents premiere premieren streamt stream streams streaming listen hört watch seht sehen hear kommt kommen geht gehen macht machen spielt spielen play plays playing spricht sprechen says say tells sagt nennt details detail datum date dates termine termin startet start starts beginnt set plant planen plans plan gehen auf will wollen kann können unleash unleashes unleashed debut debuts tease teases teased issue issues issued post posts posted offer offers detail details detailed deliver delivers premieres perform performs performed celebrate celebrates celebrated embark embarks honor honors working nimmt nehmen steigt steigen sagt sagen löst lösen fällt fallen arbeiten arbeitet holt holen legt legen dabei working work works rückt rücken producer produzent produzentin auf-tour support supporting special guest guests gast gäste vorband vorprogramm ex ehemalige ehemaliger ehemaligen früher frühere früherer früheren former forces gemeinsam gemeinsame launch launches add adds added lead leads top tops week woche monat month ' +
  'band bands *band gruppe musiker musikerin musician rocker rockers metaller metalheads fans fan legende legenden legend legends kult kultband ikone icon icons veteranen veterans quartett quintett trio formation mitglied member members mastermind star stars newcomer ' +
  'metal *metal *metaller rock hardrock thrash thrasher thrashers folk symphonic progressive prog groove melodic hardcore metalcore deathcore grindcore stoner sludge gothic punk musik music ' +
  'januar februar märz april mai juni juli august september oktober november dezember january february march may june july october december jan feb mar apr jun jul aug sep okt oct nov dez dec montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday jahr jahre jahren year years ' +
  'deutschland germany deutsche deutschen german europa europe european europäische uk usa us amerika america north nordamerika welt world weltweit worldwide international news update records video-premiere offiziell official exklusiv exclusive'

/** Separated verbs and fixed phrases, as the one word of a lexicon that means the same. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nimmt|nehmen|nahmen)\b([^.!?]*?)\bauf\b(?! (?:tour|platz))/giu, 'aufnahme $1'],
  [/\b(?:legt|legen|legten)\b([^.!?]*?)\bneu auf\b/giu, 'neuauflage $1'],
  [/\bneu aufgelegt|noch einmal auf den Markt|back in print/giu, 'neuauflage'],
  [/\b(?:sagt|sagen|sagten)\b([^.!?]*?)\bab\b/giu, 'absage $1'],
  [/\b(?:fällt|fallen|fielen)\b([^.!?]*?)\baus\b/giu, 'absage $1'],
  [/\b(?:steigt|steigen|stieg)\b([^.!?]*?)\baus\b/giu, 'ausstieg $1'],
  [/\b(?:löst|lösen|lösten)\b([^.!?]*?)\bauf\b/giu, 'auflösung $1'],
  [/\b(?:meldet|melden) sich\b([^.!?]*?)\bzurück\b/giu, '$1'],
  [
    /\b(?:zurück mit|(?:returns?|back) with)(?= (?:\p{L}+ ){0,2}(?:album|platte|single|song|record|lp|ep|music|musik|material)\b)/giu,
    '',
  ],
  [/\bjoin(?:s|ed)? forces\b/giu, 'together'],
  [
    /\b(?:neue[rnsm]?|new) ((?:sänger|gitarrist|bassist|schlagzeuger|drummer|shouter|frontmann|frontfrau|vocalist|singer|guitarist)\p{L}*)/giu,
    'neuzugang $1',
  ],
  [/\b(?:tritt|treten) (?:ab|zurück)\b/giu, 'ausstieg'],
  [/\bunter vertrag\b/giu, 'vertrag'],
  [/\bsign(?:s|ed)? up\b/giu, ''],
  [/\bdebuts?(?= ["'“„])/giu, ''],
  [/\b(?:nimmt|nehmen) abschied von\b/giu, 'trauer'],
  [/\b(?:spricht|sprechen|speaks?|talks?) (?:über|about|on)\b/giu, 'statement'],
  [
    /\b(?:second|extra|additional|zweite[rsn]?|weitere[rsn]?) (?=(?:\p{L}+ )?(?:shows?|concerts?|konzerte?|termine?)\b)/giu,
    'zusatzkonzert ',
  ],
  [/\bcall(?:s|ed)? it (?:a day|quits)\b/giu, 'disband'],
  [/\bam bass\b/giu, 'bassist'],
  [/\bam schlagzeug\b/giu, 'schlagzeuger'],
  [/\ban der gitarre\b/giu, 'gitarrist'],
  [/\bam mikro(?:f|ph)on\b/giu, 'sänger'],
  [/\bneue[rn]? (?:mann|frau)\b/giu, 'neuzugang'],
]

export const withPhrases = (text: string): string =>
  PHRASES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text)

class Lexicon {
  private readonly exact = new Map<string, string>()
  private readonly ends: (readonly [end: string, meaning: string])[] = []

  constructor(words: Words) {
    for (const [meaning, list] of Object.entries(words))
      for (const word of list.split(' ')) this.add(word, meaning)
  }

  private add(word: string, meaning: string): void {
    const [folded = ''] = foldWords(word.replaceAll('-', ''))
    if (word.startsWith('*')) this.ends.push([folded, meaning])
    else this.exact.set(folded, meaning)
  }

  meaningOf(folded: string): string | undefined {
    return (
      this.exact.get(folded) ??
      this.ends.find(([end]) => folded.length > end.length && folded.endsWith(end))?.[1]
    )
  }
}

export const TOPICS = new Lexicon(TOPIC_WORDS)
export const ACTIONS = new Lexicon(ACTION_WORDS)
export const KINDS = new Lexicon(REVIEW_WORDS)
export const WEAK = new Lexicon({ weak: WEAK_WORDS })
