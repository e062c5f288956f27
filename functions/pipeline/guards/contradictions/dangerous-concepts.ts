import { words, type Concept } from './concept.ts'
import { OF_HEALTH } from './health-concepts.ts'

/** Claims that need an item which makes them. */
export const DANGEROUS: readonly Concept[] = [
  ...OF_HEALTH,
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
    supports: words(
      '(?:is|are|was|were|remain\\w*|stay\\w*) (?:\\w+ )?free | at (?:large|liberty) | released | not (?:\\w+ ){0,2}(?:detained|arrested|jailed)',
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
      'freigesprochen\\w* | (?:spricht|sprechen|sprach|sprachen) (?:\\w+ ){0,10}frei | freispruch | unschuldig | acquit\\w* | cleared of | innocent',
    ),
    supports: words(
      'jailed | behind bars | sent to prison | locked up | inhaftiert | found liable | years in prison | years behind bars | jahre haft | sentence',
    ),
  },
  {
    name: 'acquittal',
    demanded: 1,
    says: words(
      'freigesprochen\\w* | (?:spricht|sprechen|sprach|sprachen) (?:\\w+ ){0,10}frei | freispruch\\w* | acquit\\w* | cleared of | exonerat\\w* | not guilty',
    ),
    supports: words('innocent | unschuldig\\w* | entlastet\\w* | overturned | aufgehoben\\w*'),
  },
  {
    name: 'trial',
    demanded: 1,
    says: words(
      '(?:steht|stehen|stand|standen|kommt|kommen|kam) (?:\\w+ ){0,10}vor (?:dem )?\\w*gericht | vor (?:dem |einem )?(?:\\w+ )?\\w*gericht (?:steh\\w*|gestellt\\w*|verantwort\\w*) | anklagebank | on trial | stand\\w* trial | fac\\w+ trial | trial of | trial against | (?:prozess|verfahren|verhandlung) gegen',
    ),
    supports: words(
      '\\w*prozess\\w* | \\w*gericht\\w* | \\w*verfahren | verhandlung\\w* | angeklagt\\w* | anklage\\w* | trial | courts? | charged | charges | indict\\w* | lawsuit | sues? | sued | hearing | judge',
    ),
  },
  {
    name: 'charges',
    demanded: 1,
    says: words(
      'angeklagt\\w* | anklage\\w* | charged | charges | indict\\w* | prosecut(?:e|ed|es|ing)',
    ),
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
    says: words('ermittelt | ermittlung\\w* | ermitteln | investigat\\w* | police probe'),
    denies: words(
      '(?:ermittlung\\w*|verfahren) (?:\\w+ ){0,12}(?:eingestellt|ein(?= $)) | (?:stellt|stellen|stellte|stellten) (?:\\w+ ){0,12}(?:ermittlung\\w*|verfahren) (?:\\w+ ){0,10}ein | (?:drop(?:s|ped)?|clos(?:es|ed)|end(?:s|ed)) (?:\\w+ ){0,4}(?:investigation|probe|inquiry|case) | (?:investigation|probe|inquiry|case) (?:\\w+ ){0,6}(?:dropped|closed)',
    ),
    supports: words(
      'staatsanwalt\\w* | prosecutor\\w* | district attorney | ermittlungsverfahren | untersuch\\w* | kripo | kriminalpolizei | polizei\\w* | anzeige\\w* | strafanzeige | fahndung | razzia | durchsuch\\w* | look(?:s|ed|ing)? into | probe[sd]? | inquiry | police | raid\\w* | detectives?',
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
    denies: words(
      'remain\\w* (?:\\w+ ){0,2}member | bleib\\w* (?:\\w+ ){0,4}(?:mitglied|band) | stay(?:s|ing)? (?:in|with) | gehor\\w* (?:\\w+ ){0,3}(?:fest )?zur band',
    ),
    supports: words(
      '(?:end|terminat|cancel|cut|cuts|cutt|sever)(?:s|ed|ing)? (?:\\w+ ){0,4}(?:contract|deal|ties|relationship|partnership|cooperation|collaboration) | vertrag (?:\\w+ ){0,6}(?:gekundigt|aufgelost|beendet) | discharged | since been released | released from | wege (?:\\w+ ){0,4}(?:trenn\\w*|auseinander) | schluss | abschied\\w* | verabschied\\w* | rucktritt | ex | ehemalig\\w* | fruhere[nrms]? | nicht langer | den rucken | wechselt | abgesprungen | nachfolger\\w* | no longer | dropped | drops? | bow(?:s|ed|ing)? out | retir\\w* | relinquish\\w* | former | formerly | replac\\w+ | successor | goodbye | disbandment | axed | terminat\\w* | call(?:s|ed|ing)? it',
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
      `(?:findet|finden|fand|fanden) (?:\\w+ ){0,14}statt | stattfinden | stattfindet | stattgefunden | wie geplant | bleibt bestehen | bleiben bestehen | tak(?:e|es|ing) place | took place | go(?:es)? ahead | going ahead | as planned | will proceed | headlin\\w+ | (?:geht|gehen|ging|gingen) (?:\\w+ ){0,10}uber die buhne | wie (?:angekundigt|vorgesehen) | planmassig`,
    ),
    denies: words(
      `abgesagt\\w* | absag\\w* | (?:sagt|sagen|sagte|sagten) (?:\\w+ ){0,12}ab(?! (?:\\d|dem|der|den|sofort|heute|morgen|jetzt|nun|\\w+tag|mittwoch|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)) | (?:fallt|fallen|fiel|fielen) (?:\\w+ ){0,8}(?:flach|(?<!(?:gut|schlecht|positiv|negativ|besser|mager|durchwachsen|deutlich|knapp|hoch|niedrig|anders|gemischt|ahnlich|so|verhalten|er) )aus(?! (?:der|dem|den)\\b)) | ausfallen | (?<!er )ausgefallen | ausfall | gestrichen\\w* | (?<!(?:ermittlung\\w*|verfahren|produktion) (?:\\w+ ){0,10})eingestellt | entfallt | entfiel\\w* | entfallen(?! auf) | (?:is|are|was|were) off(?= $) |
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
    excludes: words('wie geplant | planmassig\\w* | as planned | as scheduled | on schedule'),
    supports: words(
      'neue[nrms]? termin\\w* | aufschub | neuer termin | neuen terminen | auf eis | warten\\w* | verzoger\\w* | verspat\\w* | spater\\w* | later | on hold | on ice | bumped | push(?:es|ed|ing)? | slated for | moved? | shift\\w* | remain valid | ma(?:k|d)\\w+ (?:\\w+ ){0,3}up | sollen (?:\\w+ ){0,6}(?:stattfinden|folgen) | behalten (?:\\w+ ){0,3}gultigkeit | bleiben gultig | will be honou?red | instead of',
    ),
  },
]
