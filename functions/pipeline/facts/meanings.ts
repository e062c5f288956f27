import { foldWords } from '#shared/domain/search-fold.ts'

/** By meaning: German and English words, or endings as `*end`, separated by one space. */
type Words = Readonly<Record<string, string>>

/** What a title is about. Titles with different topics report different events. */
const TOPIC_WORDS: Words = {
  album:
    'album albums alben *album *alben platte platten langspieler longplayer lp ep debüt debut nachfolger scheibe scheiben *scheibe silberling langspielplatte studiowerk langrille',
  song: 'single singles song songs *song *songs track tracks lied titelsong ballade auskopplung cover coverversion vorabsingle hymne anthem tune stück',
  video: 'video videos *video *videos clip clips *clip visualizer',
  tour: 'run tour tours *tour *touren tournee *tournee touren tourdaten tourdates trek roadtrip tourplan tourtermine tourkalender gastspielreise livedaten hallentournee hallentour konzertreise',
  show: 'konzert konzerte *konzert *konzerte show shows concert concerts gig gigs auftritt auftritte gastspiel gastspiele performance livekonzert auftritten konzertabend konzerten hallenshow ',
  lineup:
    'lineup line-up billing headliner headliners headline running running-order acts bandwelle bandpaket *zuwachs bill',
  singer:
    'sänger sängerin singer vocalist frontmann frontman frontfrau frontwoman stimme *sänger shouter shouterin vokalist vokalistin vocals gesang frontmanns sängerposten vocalists singers mikro mikrofon',
  drummer:
    'drummer schlagzeuger schlagzeugerin trommler drums *drummer schlagzeug drumhocker drumkit drummers drummerin',
  guitarist:
    'gitarrist gitarristin guitarist gitarristen *gitarrist gitarre guitar gitarristinnen guitarists',
  bassist: 'bassist bassistin basser bass-player *bassist bass bassspieler bassists',
  keyboarder: 'keyboarder keyboarderin keyboardist keyboardistin keyboards',
  chart:
    'chart charts platz hitparade billboard albumcharts chartspitze *charts spitzenreiter chartstürmer chartentry charteinstieg chartbreaker',
}

/** What happened. Titles with different actions report different events. */
const ACTION_WORDS: Words = {
  later: 'später',
  death:
    'tot tod tödlich stirbt starb sterben gestorben verstorben verstirbt trauer trauert trauern rip dies died dead dies passes passed mourns mourn passing todesfall ableben nachruf verstorbene verstorbener verstorbenen todes beerdigung erlegen verstummt',
  leave:
    'verlässt verlassen verließ aussteigt ausstieg ausgestiegen trennt trennen trennung leaves leave left quits quit exits exit departs departure fired fires feuert feuern gefeuert rauswurf entlassen abgang ausscheiden ausgeschieden sacked sack dismissed dismisses rausgeworfen austritt getrennt *trennung ausgestiegene quitting exiting departing',
  split:
    'auflösung auflösen aufgelöst disband disbands breakup abschied abschiedstour abschiedskonzert farewell abschiedsshow trennungsphase auflöst disbanding disbanded disbandment schlussstrich karriereende *auflösung',
  join: 'einstieg übernimmt übernehmen recruit recruits enlist enlists ersetzt ersetzen ersatz neuzugang verstärkung joins join joined replaces replacement welcomes verpflichten verpflichtet neuzugänge recruited tritt-bei einsteigt einsteigen eingestiegen nachfolgerin',
  reunite:
    'reunion reunions wiedervereinigung wiedervereint vereint reunite reunites reunited reuniting',
  return: 'comeback rückkehr zurück return returns returned',
  extra:
    'zusatzkonzert zusatzkonzerte zusatzshow zusatzshows zusatztermin zusatztermine zusatzdatum zusatztag',
  arrest:
    'festgenommen festnahme verhaftet verhaftung arrest arrests arrested haft untersuchungshaft jail jailed gefängnis prison custody gewahrsam detained',
  cancel:
    'absage absagen abgesagt cancel cancels cancelled canceled canceling cancellation ausfällt ausfallen ausgefallen scrap scraps streicht streichen gestrichen streichung axe axed axes ersatzlos abbruch abbrechen abgebrochen *absage scrapped scrapping verzichtet verzichten flach entfallen entfällt entfiel abblasen',
  postpone:
    'verschiebt verschieben verschoben verschiebung verlegt verlegen postpone postpones postponed reschedule reschedules rescheduled nachholtermin nachholtermine ersatztermin ersatztermine verlegung postponement rescheduling nachgeholt nachholen',
  ill: 'krank krankheit erkrankt krebs diagnose verletzt verletzung unfall klinik krankenhaus operation cancer hospital hospitalized hospitalised ill illness injured injury surgery accident schlaganfall stroke herzinfarkt tumor tumour leukämie leukemia parkinson notoperation operiert diagnosed hospitalisation hospitalization hospitals krankenhauses verunglückt verunglücken unglück busunglück crash crashed crashes injuries injures verletzungen erkrankung diseased gebrochen gebrochene gebrochenen bricht fracture fractured krankheitsbedingt gesundheitliche gesundheitlichen gesundheit health intensivstation sick illnesses knieoperation eingriff *diagnose *krebs *erkrankung *operation *verletzung *unglück *unfall *entzündung infection infektion chemo chemotherapie chemotherapy sidelined sehnenentzündung arztanordnung gestürzt stürzte sturz',
  sue: 'klage klagen klagt verklagt verklagen prozess gericht sue sues sued lawsuit court rechtsstreit gerichtsstreit anwälte namensrechte namensstreit rechtliche richter richterin judge suing verfahren gerichtlich landgericht *klage *prozess suit filing angeklagt angeklagte angeklagter charged indicted indictment',
  verdict:
    'verurteilt sentenced sentence sentencing convicted verdict urteil guilty schuldig freigesprochen acquitted freispruch cleared clears unschuldig',
  sign: 'unterschreiben unterschreibt unterschrieben unterzeichnen unterzeichnet vertrag plattenvertrag labelvertrag signs sign signed deal inks plattendeal labeldeal labelwechsel signing signings roster vertragsunterschrift vertrags *vertrag',
  record:
    'studio aufnahmen aufnahme recording recordings aufgenommen aufnehmen enters betreten betritt',
  steal:
    'stehlen stiehlt stahlen steal steals gestohlen diebstahl geklaut einbruch stolen theft robbed burglary diebe dieb diebes entwendet thieves thief stealing burglars burglarized einbrecher beklaut geklaute gestohlene gestohlenen diebstahls *diebstahl *einbruch bestehlen bestohlen beklauen ausgeräumt aufgebrochen robs rob looted heist entwenden ausgeraubt',
  missing: 'vermisst vermisste vermisster vermissten missing verschwunden',
  attack:
    'angegriffen attackiert messerangriff überfall überfallen stabbed stabbing shooting erschossen angeschossen assaulted assault',
  close: 'schließung schließt schließen geschlossen closure closes shuts close schluss dichtmachen',
  ban: 'verbot verboten verbietet bans banned einreiseverbot auftrittsverbot visum visa einreise abgewiesen zurückgewiesen deported abgeschoben',
  burn: 'brand brände feuer großbrand brandstiftung abgebrannt ausgebrannt niedergebrannt arson blaze flammen',
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
  'equipment gear instrumente club clubs kultclub venue halle proberaum rip r co truppe outfit act announce announcing part parts ways way after before amid following due over why how what when where who which among many much only even ever never every each all both some any more most less than then there here this that these those get gets getting got give gives given giving go goes going gone make makes making made take takes taking took taken hit hits hitting call calls calling called say saying said tell telling told talk talking speak speaks speaking reflects reflect recalls recall explains explain addresses address reacts react responds respond responding shows showing look looks looking want wants need needs find finds found keep keeps try tries bring brings brought begin begins begun kicks kick kicking ready ahead away together without during until through because while still long longtime legendary longest biggest bigger best last final week weeks day days month months hour hours minute minutes time times year-old people man woman men women guy life death-metal heavy-metal fans video-clip city town country venue venues event events organizers organizer statement statements post posts social media instagram facebook update details photo photos watch listen hear read teaser trailer snippet cover-art artwork price prices cost costs million thousand hundred two three four five six seven eight nine ten eleven twelve zwei drei vier fünf sechs sieben acht neun zehn elf zwölf former ehemals bekommt bekommen wegen trotz kurzfristig kurzfristige endgültig endgültige schwerer schwere schlechte gute komplett kompletter kompletten restlos treten tritt auftreten erneut offenbar angeblich möglicherweise vielleicht bereits zurzeit derzeit aktuell aktuelle aktuellen sorge sorgen hoffnung veranstalter polizei police feuerwehr unbekannte heimat nachricht nachrichten änderung grund gründe reason reasons lässt lassen muss müssen darf dürfen soll sollen könnte könnten möchte möchten bleibt bleiben sucht suchen findet finden fordert fordern warnt warnen hofft hoffen dankt danken freut feiert feiern plant ankündigen band bands *band gruppe musiker musikerin musician rocker rockers metaller metalheads fans fan legende legenden legend legends kult kultband ikone icon icons veteranen veterans quartett quintett trio formation mitglied member members mastermind star stars newcomer ' +
  'metal *metal *metaller rock hardrock thrash thrasher thrashers folk symphonic progressive prog groove melodic hardcore metalcore deathcore grindcore stoner sludge gothic punk musik music ' +
  'januar februar märz april mai juni juli august september oktober november dezember january february march may june july october december jan feb mar apr jun jul aug sep okt oct nov dez dec montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday jahr jahre jahren year years ' +
  'deutschland germany deutsche deutschen german europa europe european europäische uk usa us amerika america north nordamerika welt world weltweit worldwide international news update records video-premiere offiziell official exklusiv exclusive'

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
