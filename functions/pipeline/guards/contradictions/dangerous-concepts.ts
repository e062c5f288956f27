import { words, type Concept } from './concept.ts'

/** Claims that need an item which makes them. */
export const DANGEROUS: readonly Concept[] = [
  {
    name: 'death',
    demanded: 1,
    says: words(
      `tot | tote[nrms]? | tod | tode?s?fall\\w* | todes | gestorben\\w* | starb | starben | stirbt | sterben | verstorben\\w* | verstarb | verstirbt | verschied | verschieden | leben verl\\w+ | ums leben | leben gekommen | getotet\\w* | todlich\\w* | leiche\\w* | hinterblieben\\w* | beisetzung | beerdig\\w+ | begrabnis | nachruf | erlag | erlegen | trauer\\w* | trauerfeier |
       dead | died | dies | dying | death | deaths | killed | kills | passed away | passing | passes away | late (?!\\w+day|in|on|last|this|night|to|for|again|january|february|march|april|may|june|july|august|september|october|november|december)\\w+ | funeral | fatal\\w* | deceased | succumb\\w* | obituary | mourns? | mourned | mourning | lost his life | lost her life | rip`,
    ),
    denies: words('uberleb\\w+ | survive\\w* | am leben | alive'),
  },
  {
    name: 'illness',
    demanded: 1,
    says: words(
      `krank | kranke[nrms]? | krankheit\\w* | erkrank\\w* | \\w*erkrankung\\w* | krebs\\w* | tumor\\w* | diagnos\\w* | leidet | leiden | gelitten | litt | parkinson | koma | suffer\\w* | coma | infektion\\w* | grippe | schlaganfall\\w* | herz\\w+ | depression\\w* | burnout | klinik\\w* | krankenhaus\\w* | \\w*operation\\w* | operiert | \\w*entzundung\\w* | borreliose | gesundheit\\w* | behandlung |
       ill | illness\\w* | sick\\w* | cancer | diagnos\\w* | hospital\\w* | surger\\w+ | disease\\w* | stroke | heart | infection\\w* | pneumonia | health | depress\\w* | tumou?rs? | medical | treatment | recover\\w* | operation | doctors? | injur\\w+ | verletz\\w+`,
    ),
  },
  {
    name: 'cancer',
    demanded: 1,
    says: words('\\w*krebs\\w* | tumor\\w* | leukamie | cancer | tumou?rs? | leukemia | leukaemia'),
  },
  { name: 'depression', demanded: 1, says: words('depress\\w+ | burnout | mental\\w*') },
  {
    name: 'injury',
    demanded: 1,
    says: words(
      '\\w*verletz\\w* | gebrochen\\w* | (?:knochen|kiefer|arm|bein|rippen|schadel|becken)\\w*bruch\\w* | brach sich | injur\\w+ | hurt | wounded | broke | broken | fractur\\w*',
    ),
    denies: words('unverletzt | unversehrt | unharmed | unhurt'),
  },
  {
    name: 'arrest',
    demanded: 1,
    says: words(
      'verhaft\\w+ | festgenommen\\w* | festnahme\\w* | nahm fest | nimmt fest | haft | (?:untersuchungs|sicherungs|einzel)haft | gefangnis\\w* | inhaftier\\w* | haftbefehl | handschellen | arrest\\w* | custody | jail\\w* | prison\\w* | detain\\w* | behind bars | incarcerat\\w* | in gewahrsam',
    ),
  },
  {
    name: 'murder',
    demanded: 1,
    says: words(
      'ermord\\w+ | mord | morde[rns]?\\w* | umgebracht | totschlag | erschossen\\w* | erschoss | erstochen | erschlagen | murder\\w* | shot dead | shot | stabbed | homicide | manslaughter | slain',
    ),
  },
  {
    name: 'fraud',
    demanded: 1,
    says: words(
      '\\w*betrug\\w* | betrog\\w* | untreue | unterschlag\\w+ | veruntreu\\w* | hinterzieh\\w* | fraud\\w* | embezzl\\w* | swindl\\w* | scam\\w* | misappropriat\\w*',
    ),
  },
  {
    name: 'theft',
    demanded: 1,
    says: words(
      'gestohlen\\w* | stahl | stehlen | \\w*diebstahl\\w* | dieb\\w* | geklaut\\w* | einbruch | einbrecher | uberfall | uberfalle[ns]? | raub | geraubt | stolen | stole | steal\\w* | theft\\w* | thie\\w+ | robb\\w+ | burglar\\w*',
    ),
  },
  {
    name: 'conviction',
    demanded: 1,
    says: words(
      'verurteil\\w+ | schuldig | schuldspruch | bewahrungsstrafe | freiheitsstrafe | haftstrafe | geldstrafe | convict\\w* | sentenced | guilty | fined',
    ),
    denies: words(
      'freigesprochen\\w* | freispruch | unschuldig | acquit\\w* | cleared of | innocent',
    ),
  },
  {
    name: 'charges',
    demanded: 1,
    says: words('angeklagt\\w* | anklage\\w* | charged | charges | indict\\w* | prosecut\\w*'),
  },
  {
    name: 'assault',
    demanded: 1,
    says: words(
      'korperverletzung | verprugel\\w* | geschlagen | schlug | schlagen | schlagerei | anschlag\\w* | attentat\\w* | attackier\\w* | brandstift\\w* | angriff\\w* | assault\\w* | attack\\w* | struck | punch\\w* | beaten | beat up | fight | bomb\\w* | arson\\w*',
    ),
  },
  {
    name: 'investigation',
    demanded: 1,
    says: words(
      'ermittelt | ermittlung\\w* | ermitteln | staatsanwalt\\w* | investigat\\w* | police probe | prosecutor\\w* | district attorney',
    ),
  },
  {
    name: 'drugs',
    demanded: 1,
    says: words('drogen\\w* | kokain | heroin | drugs? | cocaine | overdose\\w* | uberdosis'),
  },
  {
    name: 'rape',
    demanded: 1,
    says: words('vergewaltig\\w+ | rape\\w* | raping | sexual\\w* | sexuell\\w*'),
  },
  {
    name: 'abuse',
    demanded: 1,
    says: words(
      'missbrauch\\w* | missbraucht\\w* | vergewaltig\\w+ | ubergriff\\w* | sexuell\\w* | belastig\\w+ | notigung | genotigt | abus\\w+ | rape\\w* | sexual\\w* | harass\\w* | misconduct | groom\\w* | grooming | molest\\w*',
    ),
  },
  {
    name: 'disbanding',
    demanded: 1,
    says: words(
      `(?:lost|losen|loste|losten) sich \\w*? ?(?:\\w+ ){0,6}auf | aufgelost\\w* | auflosung | auflosen | bandende | ende der band | (?<!zu )horen (?:\\w+ ){0,6}auf | hort (?:\\w+ ){0,5}auf | haben sich getrennt | haben ihre trennung | ihre trennung | geben ihre trennung | trennen sich(?!(?: \\w+){0,5} von) |
       disband\\w* | break(?:s|ing)? up | broke up | break up | split up | splits up | splitting up | call(?:s|ed|ing)? it (?:quits|a day) | calling it | cease\\w* to exist`,
    ),
    supports: words(
      'farewell | final (?:show|concert|tour) | last (?:show|concert) | letzte\\w* konzert | schluss | ende',
    ),
  },
  {
    name: 'departure',
    demanded: 1,
    says: words(
      `(?:lost|losen|loste|losten) sich (?:\\w+ ){0,6}auf | aufgelost\\w* | auflosung | trennung | getrennt\\w* | trennt sich | trennen sich | trennte\\w* sich | (?:verlasst|verlassen|verliess|verliessen)(?! sich) | ausgestiegen\\w* | ausstieg\\w* | aussteig\\w* | steigt (?:\\w+ ){0,4}aus | steigen (?:\\w+ ){0,4}aus | stieg (?:\\w+ ){0,4}aus | rauswurf | rausgeworfen | rausgeschmissen | entlassen | gefeuert | gekundigt | nicht mehr bei | abgang |
       split\\w* | break(?:s|ing)? up | broke up | break up | disband\\w* | part(?:ed|ing|s)? (?:ways|company) | leav(?:e|es|ing) | left | quit\\w* | depart\\w* | exit\\w* | fire[sd]? | firing | sack\\w* | dismiss\\w* | kicked out | oust\\w* | step(?:s|ped|ping)? down | farewell | call(?:s|ed)? it (?:quits|a day) | suspended`,
    ),
  },
  {
    name: 'taking place',
    demanded: -1,
    says: words(
      `(?:findet|finden|fand|fanden) (?:\\w+ ){0,14}statt | stattfinden | stattfindet | stattgefunden | wie geplant | bleibt bestehen | bleiben bestehen | tak(?:e|es|ing) place | took place | go(?:es)? ahead | going ahead | as planned | will proceed | headlin\\w+ | nachgeholt\\w*`,
    ),
    denies: words(
      `abgesagt\\w* | absag\\w* | (?:sagt|sagen|sagte|sagten) (?:\\w+ ){0,12}ab | (?:fallt|fallen|fiel|fielen) (?:\\w+ ){0,8}(?:aus|flach) | ausfallen | (?<!er )ausgefallen | ausfall | gestrichen\\w* | eingestellt | einstellung | entfallt | entfallen |
       cancel\\w* | call(?:s|ed|ing)? off | scrap\\w* | axe[sd]? | pull(?:s|ed)? out | withdr\\w+ `,
    ),
  },
  {
    name: 'abandonment',
    demanded: 1,
    says: words(
      'abbruch | abgebrochen\\w* | (?:bricht|brechen|brach) (?:\\w+ ){0,6}ab | abandon\\w* | cut short',
    ),
    supports: words('beendet\\w* | vorzeitig\\w* | endete\\w* | stopped | halted | ended | stops'),
  },
  {
    name: 'postponement',
    demanded: 1,
    says: words(
      `verschieb\\w* | verschob\\w* | verleg(?:en|t|te|ten|ung|ungen) | nachgeholt\\w* | nachhol\\w* | neue[nrms]? termin\\w* | spater stattfinden | postpon\\w* | push(?:es|ed|ing)? back | reschedul\\w* | delay\\w* | moved to | new dates? | put off`,
    ),
  },
]
