import { words, type Concept } from './concept.ts'

/** Claims that need an item which makes them. */
export const DANGEROUS: readonly Concept[] = [
  {
    name: 'death',
    demanded: 1,
    says: words(
      `tot | tote[nrms]? | tod | tode?s?fall\\w* | todes | gestorben\\w* | starb | starben | stirbt | sterben | verstorben\\w* | verstarb | verstirbt | verschied | leben verl\\w+ | ums leben | leben gekommen | getotet\\w* | todlich\\w* | leiche\\w* | hinterblieben\\w* | beisetzung | beerdig\\w+ | begrabnis | nachruf | erlag | erlegen | trauer\\w* | trauerfeier |
       dead | died | dies | dying | death | deaths | killed | kills | passed away | passing | passes away | late (?!\\w+day|in|on|last|this|night|to|for|again|january|february|march|april|may|june|july|august|september|october|november|december)\\w+ | funeral | fatal\\w* | deceased | succumb\\w* | obituary | mourns? | mourned | mourning | lost his life | lost her life | rip | eingeschlafen | entschlafen | heimgegangen | dahingeschieden | letzte ruhe | letzten ruhe\\w* | beigesetzt | bestattet | bestattung | umgekommen | todesopfer | suizid | selbstmord | laid to rest | lost (?:his|her|their) (?:\\w+ ){0,3}(?:battle|fight|lives) | pass(?:es|ed|ing) on | burial | buried | suicide | perished | took (?:his|her) own life | (?:kam|kamen|kommt|kommen) (?:\\w+ ){0,6}um(?= $) | (?:i|to|would|they|he|she|could|might|must) die | (?:nahm|nimmt|nehmen) sich (?:\\w+ ){0,3}das leben | kampf (?:\\w+ ){0,5}verloren | verlor (?:\\w+ ){0,5}kampf`,
    ),
    denies: words('uberleb\\w+ | survive\\w* | am leben | alive'),
    supports: words(
      'letzte reise | verlor (?:den|seinen|ihren) (?:\\w+ ){0,3}kampf | kampf (?:\\w+ ){0,4}verloren | went home | gone too soon | in memoriam | memorial | survived by | bereaved | posthum\\w* | loss of | am grab | abschied (?:\\w+ ){0,3}von | grave | widow | witwe\\w*',
    ),
  },
  {
    name: 'suicide',
    demanded: 1,
    says: words(
      'suizid\\w* | selbstmord\\w* | (?:nahm|nimmt|nehmen) sich (?:\\w+ ){0,3}das leben | das leben genommen | suicide | took (?:his|her) own life | taken (?:his|her) own life',
    ),
  },
  {
    name: 'illness',
    demanded: 1,
    says: words(
      'krank | kranke[nrms]? | krankheit\\w* | erkrank\\w* | \\w*erkrankung\\w* | \\w*krebs | krebs\\w* | tumor\\w* | diagnos\\w* | leidet | leiden | gelitten | litt | parkinson | koma | infektion\\w* | grippe | schlaganfall\\w* | herz(?:infarkt|leiden|attacke|problem|fehler|stillstand|krank|erkrank|muskel)\\w* | depression\\w* | burnout | \\w*entzundung\\w* | borreliose | \\w*infarkt\\w* | (?!krankensch\\w+|krankenpfl\\w+|krankenkass\\w+|krankenh\\w+|krankenwag\\w+)\\w*krank\\w* | kollabier\\w* | zusammengebrochen | bandscheib\\w* | leukam\\w* | \\w*infekt\\w* | vergift\\w* | covid\\w* | entzug\\w* | chemo\\w* | suffer\\w* | coma | ill | illness\\w* | sick\\w* | cancer | diseases? | stroke | heart (?:attack|failure|condition|disease|problems?) | infection\\w* | inflammation | pneumonia | depress\\w* | tumou?rs? | rehab\\w* | detox | collapsed | unwell | leukemia | leukaemia | bronchitis | laryngitis | poisoning',
    ),
    denies: words(
      'kerngesund | cancer free | krebsfrei | free of cancer',
    ),
    supports: words(
      'klinik\\w* | krankenhaus\\w* | \\w*operation\\w* | operiert\\w* | gesundheit\\w* | behandl\\w* | intensivstation | notaufnahme | hospital\\w* | surger\\w+ | health | medical | treatment | treated | recover\\w* | operation | doctors? | verletz\\w+ | injur\\w+ | hurt | \\w*erschopf\\w* | \\w*beschwerden | \\w*leiden | therapie\\w* | reha | fieber | kollaps | zusammenbruch | kehlkopf\\w* | stimmband\\w* | \\w*op | eingriff | arzt\\w* | arztlich\\w* | exhaust\\w* | burn ?out | virus | flu | fever | corona\\w* | intensive care | icu | emergency room | condition | chemotherapy | therapy | ailment\\w* | vocal cords? | alcohol\\w* | alkohol\\w* | addict\\w* | sucht\\w* | drinking | fractur\\w* | broken? | breaking | broke | brach | gebrochen | sidelined | ruptur\\w* | hernia\\w* | slipped disc | ausser gefecht | palliativ\\w* | dialys\\w* | nieren\\w* | lungen\\w* | kidney | liver | lung | accident | unfall\\w* | lymphom\\w* | sclerosis | polyp\\w* | hospiz\\w* | hospice',
    ),
  },
  {
    name: 'surgery',
    demanded: 1,
    says: words(
      '\\w*operation | \\w*operationen | \\w*operiert\\w* | operieren | unters messer | eingriff\\w* | \\w+ op | surger\\w+ | operated | operation',
    ),
    supports: words('\\w*op | knife | unters messer | transplant\\w* | implant\\w*'),
  },
  {
    name: 'hospital',
    demanded: 1,
    says: words(
      'klinik\\w* | krankenhaus\\w* | intensivstation | notaufnahme | \\w*klinik | hospital\\w* | intensive care | icu | emergency room | clinic\\w*',
    ),
    supports: words(
      'surger\\w+ | operat\\w+ | operiert\\w* | rehab\\w* | doctors? | arzt\\w* | arzten | hospice | hospiz\\w* | ward | admitted | stationar\\w* | treated | behandelt\\w*',
    ),
  },
  {
    name: 'drunk',
    demanded: 1,
    says: words(
      'betrunken\\w* | alkoholisiert\\w* | alkohol\\w* am steuer | unter alkohol\\w* | promille | alkohol war im spiel | rausch | drunk\\w* | intoxicated | dui | alcohol | alkohol',
    ),
    supports: words('drink\\w* | trink\\w* | getrunken | ausnuchterung\\w* | sober\\w* | trocken | nuchtern | rehab'),
  },
  {
    name: 'arson',
    demanded: 1,
    says: words(
      '\\w*brandstift\\w* | (?:feuer|brand)\\w* (?:\\w+ ){0,8}gelegt | absichtlich gelegt | vorsatzlich | arson\\w* | deliberately | set on purpose',
    ),
    supports: words('feuer gelegt | set on fire | intentional\\w*'),
  },
  {
    name: 'disability',
    demanded: 1,
    says: words(
      'ertaubt\\w* | taub | gehorlos\\w* | erblindet\\w* | blind | gelahmt\\w* | querschnitt\\w* | amputiert\\w* | deaf | paraly[sz]\\w* | amputat\\w* | lost (?:his|her) (?:hearing|sight|leg|arm)',
    ),
  },
  {
    name: 'recovery',
    demanded: 1,
    says: words(
      'geheilt | genesen | krebsfrei | wieder gesund | vollig gesund | erholt\\w* sich | sich (?:\\w+ ){0,8}erholt | cured | cancer free | recovered',
    ),
    supports: words(
      'remission | recover\\w* | healthy | healed | on the mend | clean bill | all clear | gesund\\w* | erholt | better | fit | besser\\w* | not affected | nicht betroffen | unaffected | no other',
    ),
  },
  {
    name: 'cancer',
    demanded: 1,
    says: words('\\w*krebs\\w* | tumor\\w* | leukamie | cancer | tumou?rs? | leukemia | leukaemia'),
    denies: words('krebsfrei | cancer free | free of cancer'),
    supports: words(
      'chemo\\w* | leukam\\w* | lymphom\\w* | lymphoma | melanom\\w* | karzinom\\w* | metasta\\w* | oncolog\\w*',
    ),
  },
  {
    name: 'depression',
    demanded: 1,
    says: words(
      'depression\\w* | depressiv(?!e[nrms]? (?:black|metal|stimmung|musik|sound|texte|rock|songs|lieder|atmos)) | depressed | burnout | mental\\w*',
    ),
    supports: words(
      'burn ?out | psych\\w* | anxiety | angst\\w* | seelisch\\w* | erschopf\\w* | exhaustion | dark place',
    ),
  },
  {
    name: 'injury',
    demanded: 1,
    says: words(
      '(?!korperverl)\\w*verletz\\w* | (?<!(?:rekorde?|tabus?|versprechen|vertrag|bann|schweigen|wort) )gebrochen\\w* | \\w*(?:knochen|kiefer|arm|bein|rippen|schadel|becken|hand|fuss|nasen)\\w*bruch\\w* | brach sich | injur\\w+ | hurt | wounded | broke | broken | fractur\\w*',
    ),
    denies: words('unverletzt | unversehrt | unharmed | unhurt'),
    supports: words(
      'blessur\\w* | schramme\\w* | prellung\\w* | gerissen\\w* | riss | bruch | brach | breaking | breaks | ruptur\\w* | torn | tore | tears | sprain\\w* | concussion | gehirnerschutterung | unfall\\w* | accident | crash\\w* | gesturzt | sturz | sturzte | bandscheib\\w* | slipped disc | hernia\\w* | zu schaden | angeschossen | wounds? | burns | verbrannt | verbrennung\\w* | brich\\w* | fell',
    ),
  },
  {
    name: 'arrest',
    demanded: 1,
    says: words(
      'verhaft\\w+ | festgenommen\\w* | \\w*festnahme\\w* | (?:nahm|nahmen|nimmt|nehmen) (?:\\w+ ){0,12}fest(?= $) | haft | (?:untersuchungs|sicherungs|einzel)haft | gefangnis\\w* | inhaftier\\w* | haftbefehl | handschellen | arrest\\w* | custody | jail\\w* | prison\\w* | detain\\w* | behind bars | incarcerat\\w* | in gewahrsam | abgefuhrt | \\w*gewahrsam | hinter gitter\\w* | (?:sitzt|sitzen|sass) (?:\\w+ ){0,3}ein | remand\\w* | apprehended | locked up | handcuff\\w* | booked into | u haft',
    ),
    supports: words('gefasst\\w* | justizvollzug\\w* | jva | cell | zelle | bail | kaution'),
  },
  {
    name: 'freedom',
    demanded: 1,
    says: words(
      'freiem fuss | freigelassen\\w* | freilassung | freigekommen | freikommt | (?:kommt|kam|kommen) (?:\\w+ ){0,4}frei | haftentlass\\w* | haftverschonung | aus (?:\\w+ ){0,4}(?:haft|gefangnis|gewahrsam) (?:entlassen|frei) | kaution | released (?:from|on|without|after) | bail | walks? free | walked free | set free | freed | out of (?:jail|prison)',
    ),
  },
  {
    name: 'murder',
    demanded: 1,
    says: words(
      'ermord\\w+ | mord | morde[rns]?\\w* | umgebracht | totschlag | erschossen\\w* | erschoss | erstochen | erschlagen | getotet\\w* | murder\\w* | shot dead | shot | stabbed | homicide | manslaughter | slain',
    ),
    supports: words('kill\\w* | todlich\\w*'),
  },
  {
    name: 'fraud',
    demanded: 1,
    says: words(
      '\\w*betrug\\w* | betrog\\w* | untreue | unterschlag\\w+ | veruntreu\\w* | hinterzieh\\w* | fraud\\w* | embezzl\\w* | swindl\\w* | scam\\w* | misappropriat\\w*',
    ),
    supports: words(
      'abgezweigt | abzweig\\w* | geprellt | ubers ohr gehauen | siphon\\w* | defraud\\w* | pocketed | conned | forg(?:ed|ery|eries) | falschung\\w* | gefalscht\\w* | counterfeit\\w* | steuerschuld\\w* | tax evasion',
    ),
  },
  {
    name: 'theft',
    demanded: 1,
    says: words(
      'gestohlen\\w* | stahlen | stehlen | \\w*diebstahl\\w* | dieb\\w* | geklaut\\w* | einbruch | einbrecher | uberfall | uberfalle[ns]? | raub | geraubt | stolen | stole | steal\\w* | theft\\w* | thie\\w+ | robb\\w+ | burglar\\w* | entwendet\\w* | bestohlen\\w* | ausgeraubt\\w* | geplundert\\w* | erbeutet\\w* | loot\\w* | ransack\\w* | heist',
    ),
    denies: words(
      'zuruckgelassen\\w* | (?:liess|liessen|lasst|lassen) (?:\\w+ ){0,8}zuruck | unangetastet | left behind | untouched | left (?:\\w+ ){1,4}behind',
    ),
    supports: words(
      'abhanden\\w* | leergeraumt\\w* | ausgeraumt\\w* | aufgebrochen\\w* | eingebrochen | langfinger\\w* | beute | broken into | broke into | break in | nicked | made off with | missing | took off with | fehlen | fehlt | verschwunden | gone | selling',
    ),
  },
  {
    name: 'conviction',
    demanded: 1,
    says: words(
      'verurteil\\w+ | schuldig | schuldspruch | bewahrungsstrafe | freiheitsstrafe | haftstrafe | geldstrafe | convict\\w* | sentenced | guilty | fined | gefangnisstrafe | schuldiggesprochen | jail term | prison (?:term|sentence) | (?:muss|mussen) (?:\\w+ ){0,8}(?:in haft|ins gefangnis|hinter gitter)',
    ),
    denies: words(
      'freigesprochen\\w* | freispruch | unschuldig | acquit\\w* | cleared of | innocent',
    ),
    supports: words('found liable | years in prison | years behind bars | jahre haft | sentence'),
  },
  {
    name: 'charges',
    demanded: 1,
    says: words('angeklagt\\w* | anklage\\w* | charged | charges | indict\\w* | prosecut\\w*'),
    supports: words('vor gericht | facing trial | stands? trial | on trial | prozess\\w*'),
  },
  {
    name: 'assault',
    demanded: 1,
    says: words(
      'korperverletzung | verprugel\\w* | geschlagen(?! (?:geben|gibt|gab)) | schlug | schlagen | \\w*schlagerei\\w* | anschlag\\w* | attentat\\w* | attackier\\w* | brandstift\\w* | angriff\\w* | assault\\w* | attack\\w* | struck | punch\\w* | beaten | beat up | fight | bomb(?:e|en|ed|ing|ings|s|endroh\\w+|enansch\\w+)? | arson\\w* | handgreiflich\\w* | niedergeschlagen | ohrfeig\\w* | prugel\\w* | stabb\\w* | slapped | brawl | scuffle',
    ),
    supports: words(
      'gewalt\\w* | blows | fists? | tatlich\\w* | ins gesicht | messer\\w* | feuer gelegt | bedroh\\w* | violen\\w* | hit | kicked | knife | shooting | threaten\\w* | on fire | altercation',
    ),
  },
  {
    name: 'investigation',
    demanded: 1,
    says: words(
      'ermittelt | ermittlung\\w* | ermitteln | staatsanwalt\\w* | investigat\\w* | police probe | prosecutor\\w* | district attorney',
    ),
    supports: words(
      'ermittlungsverfahren | untersuch\\w* | kripo | kriminalpolizei | polizei\\w* | anzeige\\w* | strafanzeige | fahndung | razzia | durchsuch\\w* | look(?:s|ed|ing)? into | probe[sd]? | inquiry | police | raid\\w* | detectives?',
    ),
  },
  {
    name: 'drugs',
    demanded: 1,
    says: words('drogen\\w* | kokain | heroin | drugs? | cocaine | overdose\\w* | uberdosis'),
    supports: words(
      'rauschgift\\w* | betaubungsmittel\\w* | cannabis | marihuana | amphetamin\\w* | narcotic\\w* | substance\\w* | rehab\\w* | addict\\w* | abhangig\\w* | entzug\\w* | sucht\\w* | marijuana | meth | fentanyl | opioid\\w*',
    ),
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
      'missbrauch\\w* | missbraucht\\w* | misshand\\w+ | mistreat\\w* | vergewaltig\\w+ | ubergriff\\w* | sexuell\\w* | belastig\\w+ | notigung | genotigt | abus\\w+ | rape\\w* | sexual\\w* | harass\\w* | misconduct | groom\\w* | grooming | molest\\w* | grop\\w* | bedrang\\w* | begrapscht\\w* | zudringlich\\w*',
    ),
    supports: words(
      'grenzuberschreit\\w* | metoo | inappropriate\\w* | unwanted | coerc\\w* | predat\\w* | ubergriffig\\w*',
    ),
  },
  {
    name: 'disbanding',
    demanded: 1,
    says: words(
      `(?:lost|losen|loste|losten) sich \\w*? ?(?:\\w+ ){0,6}auf | aufgelost\\w* | auflosung | auflosen | bandende | ende der band | (?<!zu )horen (?:\\w+ ){0,6}auf | hort (?:\\w+ ){0,5}auf(?! (?:den|dem|der|das|die|ein\\w*)) | haben sich getrennt | haben ihre trennung | ihre trennung | geben ihre trennung | trennen sich(?!(?: \\w+){0,5} von) |
       disband\\w* | break(?:s|ing)? up | broke up | break up | split up | splits up | splitting up | call(?:s|ed|ing)? it (?:quits|a day) | calling it | cease\\w* to exist | bandtrennung | an den nagel | (?:throw(?:s|n)?|threw) in the towel | disbandment | dissolv\\w* | end of the (?:road|line)`,
    ),
    denies: words(
      `(?:mach|spiel|geh)\\w* (?:\\w+ ){0,8}weiter | weitermach\\w* | weiterzumachen | bleib\\w* (?:\\w+ ){0,3}zusammen | halten (?:\\w+ ){0,4}zusammen | continu\\w* | carry on | carries on | go on | stay together | sticking together`,
    ),
    supports: words(
      'das aus | vor dem aus | abschied\\w* | lebewohl | letzte\\w* (?:auftritt|show|gig|tour|tournee|mal) | swan song | goodbye | folding | bow(?:s|ed|ing)? out | curtain | farewell | final (?:show|concert|tour) | last (?:show|concert) | letzte\\w* konzert | schluss | ende',
    ),
  },
  {
    name: 'departure',
    demanded: 1,
    says: words(
      `(?:lost|losen|loste|losten) sich (?:\\w+ ){0,6}auf | aufgelost\\w* | auflosung | trennung | getrennt\\w* | trennt sich | trennen sich | trennte\\w* sich | (?<!(?:gelande|studio|stadt|buhne|saal|halle|haus|klinik|krankenhaus|land|raum|gebaude|gerichtssaal) )(?:verlasst|verlassen|verliess|verliessen)(?! sich)(?!(?: \\w+){0,4} (?:gelande|studio|stadt|buhne|saal|halle|haus|klinik|krankenhaus|land|gebaude|gerichtssaal)\\b) | ausgestiegen\\w* | ausstieg\\w* | aussteig\\w* | steigt (?:\\w+ ){0,4}aus | steigen (?:\\w+ ){0,4}aus | stieg (?:\\w+ ){0,4}aus | rauswurf | rausgeworfen | rausgeschmissen | (?<!(?:haft|krankenhaus|klinik|gefangnis|spital|gewahrsam) )entlassen | gefeuert | gekundigt | nicht mehr bei | abgang |
       split\\w* | break(?:s|ing)? up | broke up | break up | disband\\w* | part(?:ed|ing|s)? (?:ways|company) | leav(?:e|es|ing) | left | quit\\w* | depart\\w* | exit\\w* | fire[sd]? | firing | sack\\w* | dismiss\\w* | kicked out | oust\\w* | step(?:s|ped|ping)? down | farewell | call(?:s|ed)? it (?:quits|a day) | suspended | getrennte wege | (?:scheidet|schied|scheiden) (?:\\w+ ){0,6}aus | ausgeschieden\\w* | zuruckgetreten | (?:wirft|warf|werfen) (?:\\w+ ){0,6}hin | hingeworfen | hingeschmissen | rausschmiss | vor die tur gesetzt | (?:go|goes|going|went|gone) (?:\\w+ )?separate ways | let go | den rucken gekehrt | das handtuch | dropped(?! (?:a|the|new|its|their|out)) | drops (?!new|video|first) | resign\\w* | walk(?:s|ed|ing)? away`,
    ),
    supports: words(
      'discharged | since been released | released from | wege (?:\\w+ ){0,4}(?:trenn\\w*|auseinander) | schluss | abschied\\w* | verabschied\\w* | rucktritt | ex | ehemalig\\w* | fruhere[nrms]? | nicht langer | den rucken | wechselt | abgesprungen | nachfolger\\w* | no longer | dropped | drops? | bow(?:s|ed|ing)? out | retir\\w* | relinquish\\w* | former | formerly | replac\\w+ | successor | goodbye | disbandment | axed | terminat\\w* | call(?:s|ed|ing)? it',
    ),
  },
  {
    name: 'rejecting',
    demanded: 1,
    says: words(
      '(?:lehnt|lehnen|lehnte|lehnten) (?:\\w+ ){0,10}ab | abgelehnt\\w* | reject\\w* | refus\\w* | declin\\w* | turn(?:s|ed|ing)? (?:\\w+ ){0,3}down | rul(?:e|es|ed|ing) out | oppos\\w* | denied | den(?:y|ies) | dismiss\\w* | weigert\\w* | verweiger\\w*',
    ),
    denies: words(
      'support\\w* | welcom\\w* | approv\\w* | begruss\\w* | befurwort\\w* | stimmt\\w* (?:\\w+ ){0,6}zu | zugestimmt\\w*',
    ),
    supports: words(
      'nicht | kein\\w* | nie | never | not | no | nothing | none | without | against | gegen | critici\\w* | superfluous | nein | skip\\w* | ban\\w* | entirely',
    ),
  },
  {
    name: 'taking place',
    demanded: -1,
    says: words(
      `(?:findet|finden|fand|fanden) (?:\\w+ ){0,14}statt | stattfinden | stattfindet | stattgefunden | wie geplant | bleibt bestehen | bleiben bestehen | tak(?:e|es|ing) place | took place | go(?:es)? ahead | going ahead | as planned | will proceed | headlin\\w+ | nachgeholt\\w*`,
    ),
    denies: words(
      `abgesagt\\w* | absag\\w* | (?:sagt|sagen|sagte|sagten) (?:\\w+ ){0,12}ab(?! (?:\\d|dem|der|den|sofort|heute|morgen|jetzt|nun|\\w+tag|mittwoch|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)) | (?:fallt|fallen|fiel|fielen) (?:\\w+ ){0,8}(?:flach|(?<!(?:gut|schlecht|positiv|negativ|besser|mager|durchwachsen|deutlich|knapp|hoch|niedrig|anders|gemischt|ahnlich|so|verhalten|er) )aus(?! (?:der|dem|den)\\b)) | ausfallen | (?<!er )ausgefallen | ausfall | gestrichen\\w* | eingestellt | entfallt | entfallen(?! auf) |
       cancel\\w* | call(?:s|ed|ing)? off | scrap\\w* | axe[sd]? | pull(?:s|ed)? out | withdr\\w+ | ins wasser | geplatzt\\w* | abgeblasen | aus dem programm | (?:zieht|ziehen|zog|zogen) (?:\\w+ ){0,8}(?:zuruck|den stecker) | stecker gezogen | (?:pull(?:s|ed|ing)?) the plug | nix(?:es|ed) | shelved | call(?:s|ed|ing)? (?:\\w+ ){1,6}off`,
    ),
    supports: words(
      'auf eis | ausser gefecht | on hold | on ice | sidelined | forced off | drop(?:s|ped|ping)? out | bow(?:s|ed|ing)? out | suspend\\w* | aussetzen | ausgesetzt | gekippt | cannot | no longer | keine (?:konzerte|ausgabe) | unable',
    ),
  },
  {
    name: 'abandonment',
    demanded: 1,
    says: words(
      'abbruch | abgebrochen\\w* | (?:bricht|brechen|brach|brachen) (?:\\w+ ){0,8}ab(?= $) | abandon\\w* | cut short | abbrechen',
    ),
    supports: words('beendet\\w* | vorzeitig\\w* | endete\\w* | stopped | halted | ended | stops'),
  },
  {
    name: 'postponement',
    demanded: 1,
    says: words(
      `verschieb\\w* | verschob\\w* | verleg(?:en|t|te|ten|ung|ungen) | nachgeholt\\w* | nachhol\\w* | spater stattfinden | postpon\\w* | push(?:es|ed|ing)? back | reschedul\\w* | delay\\w* | moved to | new dates? | put off | vertagt\\w* | aufgeschoben | ersatztermin\\w* | neu angesetzt\\w* | deferred`,
    ),
    supports: words(
      'neue[nrms]? termin\\w* | aufschub | neuer termin | neuen terminen | auf eis | warten\\w* | verzoger\\w* | verspat\\w* | spater\\w* | later | on hold | on ice | bumped | push(?:es|ed|ing)? | slated for | moved? | shift\\w* | remain valid | make up | made up | sollen (?:\\w+ ){0,6}(?:stattfinden|folgen) | behalten (?:\\w+ ){0,3}gultigkeit | bleiben gultig | will be honou?red | instead of',
    ),
  },
]
