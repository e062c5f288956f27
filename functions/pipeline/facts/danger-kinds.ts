/** A kind of claim that harms a person or band when no source makes it. */
export interface DangerKind {
  /** German, for moderators. */
  readonly name: string
  /** What claims it in a sentence, and states it in an item; in both languages, folded. */
  readonly claims: RegExp
  /** What states it in an item as well, but can mean something else in a sentence. */
  readonly states: RegExp
  /** Says the opposite, without a negation. */
  readonly denies?: RegExp
}

/**
 * Words by their beginnings; `*` matches the first part of a compound, `$` the end of a word, and `…` up to ten words
 * between the parts of a German verb: "sagt ihre Tour im Herbst ab". @__NO_SIDE_EFFECTS__, for bundles.
 */
const words = (list: string): RegExp =>
  new RegExp(
    `(?<= )(?:${list
      .trim()
      .split(/\s*\|\s*|\s*\n\s*/)
      .map((word) => word.replaceAll('*', '\\w*').replaceAll('$', '(?= )'))
      .join('|')
      .replaceAll('… ', '(?:\\w+ ){0,10}')})`,
    'u',
  )

/** Frozen: a word enters only with its kind. What sentences mean beyond it is for the second reader. */
export const DANGER_KINDS: readonly DangerKind[] = [
  {
    name: 'Tod',
    claims:
      words(`tot$ | tod$ | todesfall | gestorben | starb(?:en)?$ | stirbt | verst[ao]rb | umgekommen | ums leben | getotet | ermord | erschossen | erstochen | umgebracht | erlag$
      beigesetzt | beerdig | suizid | selbstmord | entschlafen | ertrunken | todlich
      dead$ | dies$ | died$ | death | killed | passed away`),
    states:
      words(`tote[nrms]?$ | todes | *leiche | sterb | verschied | erlegen | beisetz | begrab | bestatt | nachruf | hinterblieben | *trauer | letzte[nr]? ruhe | mord | totschlag | erschoss
      verl[io]\\w+ (?:\\w+ ){0,3}leben | eingeschlafen | am grab | witwe
      dying | kill | passing$ | passes away | funeral | fatal | deceased | succumb | murder | homicide | shot | manslaughter | suicide | own life | drown | obituar | mourn | in memor
      loss of | lost (?:his|her) | late$ | laid to rest | went home | gone too | widow`),
    denies: words('uberleb | surviv | am leben | alive'),
  },
  {
    name: 'Krankheit',
    claims:
      words(`krank$ | *erkrank | krankheit | *krebs$ | *tumor | parkinson | demenz | im koma | schlaganfall | *infarkt | depression | leukamie | schwer verletzt | lebensgefahr
      krankenhaus | intensivstation | uberdosis | drogen | verungluckt | *unfall
      ill$ | illness | cancer | tumou?r | stroke$ | coma$ | heart attack | overdose`),
    states:
      words(`kranke | *krebs | *diagnos | leide[nt] | litt$ | infekt | infiz | grippe | herz | burnout | *entzundung | verletz | bruch$ | gebrochen | *klinik | *operat | operiert
      notaufnahme | gesundheit | behandl | *therapie | chemo | reha | *abhangig | *sucht | entzug | stimmband | kehlkopf | bandscheib | arzt | erschopf | gesturzt | ungluck | kollision | aufgefahren
      sick | diagnos | disease | infect | flu$ | heart | injur | hurt | accident | crash | hospital | surger | operation | health | medical | recover | condition | broken? (?:his|her|\\w+bone)
      rehab | addict | drug | alcohol | fractur | covid | virus | pneumonia | inflam | leuk | lyme | collaps | doctor | brain | icu$ | suffer`),
    denies: words(
      'krebsfrei | geheilt | besiegt | uberstand | uberwund | cancer free | free of cancer | remission | ausser (?:\\w+ )?(?:lebens)?gefahr | out of danger',
    ),
  },
  {
    name: 'Festnahme',
    claims: words(
      `verhaft | festnahme | festgenommen | (?:untersuchungs|u )?haft$ | gefangnis | gewahrsam | (?:nahm|nahmen|nimmt|nehmen) … fest$ | arrest | jail | prison`,
    ),
    states: words(
      '*haft | hinter gitter | gefasst | abgefuhrt | handschellen | kaution | custody | detain | behind bars | bail | incarcerat | locked up | remand | handcuff',
    ),
  },
  {
    name: 'Verurteilung',
    claims: words(
      `verurteil | schuldig gesprochen | *freiheitsstrafe | haftstrafe | bewahrungsstrafe | geldstrafe | convict | sentenced`,
    ),
    states: words(
      'schuldig | muss (?:\\w+ ){0,8}(?:haft|gefangnis) | strafe | guilty | sentence | fined | years in prison | jailed | liable | ordered to pay',
    ),
    denies: words(
      `freigesprochen | freispruch | (?:spricht|sprach|sprechen|sprachen) … frei$ | acquit | cleared of | not guilty`,
    ),
  },
  {
    name: 'Anklage und Ermittlung',
    claims: words(
      'angeklagt | anklage$ | vor (?:dem |\\w*)\\w*gericht | ermittelt | ermittlung | indict',
    ),
    states:
      words(`*ermittel | *anklag | *gericht | *prozess | urteil | *verurteil | anzeige | angezeigt | polizei | kripo | kriminal | staatsanw | verklag | geklagt | verfahren | razzia | durchsuch | festnahme
      festgenommen | verhaft | investigat | probe | charge | indict | court | trial | police | lawsuit | sue[sd]?$ | plead | prosecut | judge | jury | authorit | inquiry | complaint | arrest | raid | detective`),
  },
  {
    name: 'Gewalt und Straftat',
    claims:
      words(`*korperverl | *schlagerei | *prugel(?:t|te|ten)$ | attackier | attentat | anschlag | angriff$ | angegriffen | brandstift | *betrug$ | betrog | veruntreu | unterschlag | *diebstahl | gestohlen
      stahlen$ | stahl$ | *uberfall(?:en)?$ | ausgeraubt | raub$ | erpress | ermord | totschlag
      assault | stole | stolen | theft | fraud | robbe`),
    states:
      words(`*prugel | geschlagen | schlug | attack | attent | *angriff | *gewalt | bedroh | messer | untreue | unterschl | veruntr | hinterzieh | abgezweigt | *dieb[es]* | stehlen | geklaut | einbruch | eingebrochen
      aufgebrochen | *raub | entwendet | erschoss | mord | flasche | faust
      attack | punch | struck | beat | brawl | fight | violen | threat | stab | shot$ | shoot | knife | arson | bomb | embezzl | scam | forg | thie[fv] | steal | burglar | broke[n]? into | made off
      blackmail | extort | murder | manslaughter | slap | divert | misappropriat | pocket | altercation | counterfeit`),
  },
  {
    name: 'Missbrauch',
    claims: words('*vergewalt | *missbrauch | sexuell | belastig | rape | sexual | molest'),
    states: words(
      'ubergriff | bedrang | grooming | minderjahrig | abus | harass | misconduct | groom | underage | inappropriat',
    ),
  },
  {
    name: 'Trennung',
    claims:
      words(`auflosung | aufgelost | (?:lost|losen|loste|losten) … (?:sich )?auf$ | trennt$ | trennen$ | getrennt | trennung | *ausstieg$ | ausgestiegen | (?:steigt|steigen|stieg|stiegen) … aus$
      rauswurf | rausgeworfen | gefeuert | verlasst$ | verlassen$ | verliess$
      split up | disband | parted ways | fired`),
    states:
      words(`*auflos | *trenn | ausst[ie] | ausgeschied | ausscheid | verlass | verliess | entlassen | abschied | verabschied | ruckzug | zuruckgezogen | ruhestand | ehemalig | fruhere | ex$ | schluss | aufhor
      (?:das|vor dem|am) ende | beend | wege$ | nachfolg | ersetz | rucken | nicht langer | abgang | abgesprungen | weggang
      split | br(?:eak|oke|oken)(?:s|ing)? up | call(?:s|ed|ing)? it | part(?:s|ed|ing) | leav | left | depart | quit | fire | dismiss | exit | step(?:s|ped|ping)? (?:down|away|back) | no longer | former | farewell | retir | final show
      goodbye | replac | oust | cut ties | drop(?:s|ped)$ | sack | disso | let go`),
  },
  {
    name: 'Absage',
    claims:
      words(`abgesagt | absage$ | absagen$ | gestrichen | (?:sagt|sagen|sagte|sagten) … ab(?! (?:\\d|dem|der|den|sofort|heute|jetzt))$ | (?:fallt|fallen|fiel|fielen) … (?:aus(?! \\w)|flach)$
      entf(?:allt|allen|iel|ielen)(?! auf)$ | abgeblasen | geplatzt | insolven | pleite$
      cancel`),
    states:
      words(`*absag | streich | fall[et]\\w* aus | *ausfall | ausgefall | abbruch | abgebrochen | bricht | gekippt | untersag | findet nicht | finden nicht | nicht stattf | nicht auf tour | ausser gefecht
      zahlungsunf | vor dem aus | call(?:s|ed|ing)? (?:\\w+ ){0,5}off | scrap | axe[sd]?$ | pull(?:s|ed|ing)? (?:out|the plug|from) | withdr | abandon | cut short | nix | bankrup | (?:is|are|was|were) off$ | forced off
      will not (?:play|perform|take|be|happen) | won t | unable | sideline | shelv | removed`),
    denies: words(
      `(?:findet|finden|fand|fanden) … statt$ | wie geplant | planmassig | tak(?:e|es|ing) place | go(?:es|ing)? ahead | as planned`,
    ),
  },
]
