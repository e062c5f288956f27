import { words, type Concept } from './concept.ts'

/** Claims about death, illness and injury that need an item which makes them. */
export const OF_HEALTH: readonly Concept[] = [
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
    denies: words('kerngesund | cancer free | krebsfrei | free of cancer'),
    supports: words(
      'klinik\\w* | krankenhaus\\w* | \\w*operation\\w* | operiert\\w* | gesundheit\\w* | behandl\\w* | intensivstation | notaufnahme | hospital\\w* | surger\\w+ | health | medical | treatment | treated | recover\\w* | operation | doctors? | verletz\\w+ | injur\\w+ | hurt | \\w*erschopf\\w* | \\w*beschwerden | \\w*leiden | therapie\\w* | reha | fieber | kollaps | zusammenbruch | kehlkopf\\w* | stimmband\\w* | \\w*op | eingriff | arzt\\w* | arztlich\\w* | exhaust\\w* | burn ?out | virus | flu | fever | corona\\w* | intensive care | icu | emergency room | condition | chemotherapy | therapy | ailment\\w* | vocal cords? | alcohol\\w* | alkohol\\w* | addict\\w* | sucht\\w* | drinking | fractur\\w* | broken? | breaking | broke | brach | gebrochen | sidelined | ruptur\\w* | hernia\\w* | slipped disc | ausser gefecht | palliativ\\w* | dialys\\w* | nieren\\w* | lungen\\w* | kidney | liver | lung | accident | unfall\\w* | lymphom\\w* | sclerosis | polyp\\w* | hospiz\\w* | hospice',
    ),
  },
  {
    name: 'stroke',
    demanded: 1,
    says: words('schlaganfall\\w* | hirnblutung\\w* | strokes? | h?aemorrhage'),
    supports: words('aneurysm\\w* | hirn\\w* | gehirn\\w* | brain | hemorrhag\\w*'),
  },
  {
    name: 'heart',
    demanded: 1,
    says: words(
      'herz(?:infarkt|leiden|attacke|problem|fehler|stillstand|krank|erkrank|muskel|schwache|op)\\w* | \\w*infarkt | heart (?:attack|failure|condition|disease|problems?|surgery|trouble) | cardiac\\w*',
    ),
    supports: words(
      'herz\\w* | heart | stents? | bypass\\w* | pacemaker | schrittmacher | coronar\\w*',
    ),
  },
  {
    name: 'accident',
    demanded: 1,
    says: words('\\w*unfall\\w* | verungluckt\\w* | accidents? | crash\\w*'),
    supports: words(
      '\\w*ungluck\\w* | zusammenstoss\\w* | zusammengestossen | aufgefahren | \\w*sturz\\w* | gestolpert | uberschlagen | uberschlug | kollision | kollidiert\\w* | gerammt | erfasst | uberfahren | angefahren | abgekommen | collision | collid\\w* | overturn\\w* | wreck\\w* | fell | fall | fallen | falling | slip\\w* | trip\\w* | hit by | struck by | ran over | run over | skid\\w* | rolled | explo\\w+ | collaps\\w* | derail\\w* | mishap | drown\\w* | ertrunken | ertrank',
    ),
  },
  {
    name: 'danger',
    demanded: 1,
    says: words(
      '\\w*lebensgefahr\\w* | kritische[nrms]? zustand | schwebt (?:\\w+ ){0,4}gefahr | critical condition | life threatening | critically | fighting for (?:his|her|their) li\\w+',
    ),
    denies: words(
      'ausser (?:\\w+ )?\\w*gefahr | out of danger | stable | stabil\\w* | uber den berg | out of the woods',
    ),
    supports: words(
      'kritisch\\w* | lebens\\w* | critical | schwer verletzt\\w* | schwerverletzt\\w* | intensivstation | intensive care | icu | seriously | severely | coma | koma | ringt | dying',
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
    supports: words(
      'drink\\w* | trink\\w* | getrunken | ausnuchterung\\w* | sober\\w* | trocken | nuchtern | rehab',
    ),
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
      'ertaubt\\w* | taub | gehorlos\\w* | erblindet\\w* | blind | gelahmt\\w* | querschnitt\\w* | amputiert\\w* | deaf | paraly[sz]\\w* | amputat\\w* | los(?:t|es?|ing) (?:(?:his|her|their) )?(?:hearing|(?:eye)?sight|legs?|arms?)',
    ),
  },
  {
    name: 'recovery',
    demanded: 1,
    says: words(
      'geheilt | genesen | krebsfrei | wieder gesund | vollig gesund | erholt\\w* sich | sich (?:\\w+ ){0,8}erholt | (?:krebs\\w*|\\w+krebs|tumor|leukamie|krankheit|\\w*erkrankung|sucht) (?:\\w+ ){0,4}(?:besiegt|uberstand|uberw[au]nd)\\w* | (?:besiegt|uberstand|uberw[au]nd)\\w* (?:\\w+ ){0,3}(?:krebs\\w*|\\w+krebs|tumor|leukamie|krankheit|\\w*erkrankung) | cured | cancer free | recovered',
    ),
    supports: words(
      'remission | recover\\w* | healthy | besiegt\\w* | uberst\\w+ | uberw[ua]nd\\w* | beat(?:s|en|ing)? (?:\\w+ )?(?:cancer|it|leuk\\w+|disease|illness) | overc[ao]me\\w* | surviv\\w*(?! by) | battled | fought | healed | on the mend | clean bill | all clear | gesund\\w* | erholt | better | fit | besser\\w* | not affected | nicht betroffen | unaffected | no other',
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
      'lost sight | attack\\w* | assault\\w* | stabb\\w* | beaten | bruis\\w* | blessur\\w* | schramme\\w* | prellung\\w* | gerissen\\w* | riss | bruch | brach | breaking | breaks | ruptur\\w* | torn | tore | tears | sprain\\w* | concussion | gehirnerschutterung | unfall\\w* | accident | crash\\w* | gesturzt | sturz | sturzte | bandscheib\\w* | slipped disc | hernia\\w* | zu schaden | angeschossen | wounds? | burns | verbrannt | verbrennung\\w* | brich\\w* | fell',
    ),
  },
]
