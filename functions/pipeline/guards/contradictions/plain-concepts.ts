import { words, type Concept } from './concept.ts'

/** Everyday claims: compared only when an item says the same thing with the other sign. */
export const PLAIN: readonly Concept[] = [
  {
    name: 'allowing',
    says: words('erlaub\\w* | gestattet\\w* | zugelassen\\w* | allow\\w* | permit\\w*'),
    denies: words(
      'verbot\\w* | untersag\\w* | ban | bans | banned | forbid\\w* | forbidden | prohibit\\w*',
    ),
  },
  {
    name: 'denying',
    demanded: -1,
    says: words(
      'bestreit\\w* | bestritt\\w* | (?:weist|weisen|wies|wiesen) (?:\\w+ ){0,12}(?:zuruck|von sich) | zuruckgewiesen\\w* | dementier\\w* | abgestritten | leugnet | den(?:y|ies|ied|ying) | reject\\w* | refut\\w* | untrue | unwahr | false',
    ),
    denies: words(
      '(?:raumt|raumen|raumte) (?:\\w+ ){0,8}ein | eingeraumt | gesteht | gestand | gestanden | gestandnis | (?:gibt|geben|gab|gaben) (?:\\w+ ){1,6}zu(?= $) | zugegeben | bestatigt die vorwurfe | admit\\w* | confess\\w* | pleaded guilty',
    ),
  },
  {
    name: 'approving',
    says: words(
      'befurwort\\w* | begruss\\w* | gerne? | support\\w* | welcom\\w* | embrac\\w* | nutzt | nutzen',
    ),
    denies: words(
      '(?:lehnt|lehnen|lehnte|lehnten) (?:\\w+ ){0,8}ab | abgelehnt\\w* | ablehn\\w* | refus\\w* | reject\\w* | oppos\\w* | uberflussig\\w* | superfluous | ignorier\\w*',
    ),
  },
  {
    name: 'release',
    says: words(
      'erschein\\w* | erschien\\w* | veroffentlich\\w* | (?:bringt|bringen) (?:\\w+ ){0,10}heraus | herausbring\\w* | herauskommen | releas\\w* | appear\\w* | com(?:e|es|ing) out | came out | issu\\w+ | arriv\\w+ | folgt | follows?',
    ),
  },
  {
    name: 'recording',
    says: words(
      'aufnehmen | aufgenommen\\w* | (?:nimmt|nehmen|nahm|nahmen) (?:\\w+ ){0,10}auf | aufnahmen? | record(?:s|ed|ing)? | neue musik',
    ),
  },
  {
    name: 'playing',
    says: words(
      'spiel(?:t|en|te|ten)? | gespielt | auftreten | (?:tritt|treten) (?:\\w+ ){0,8}auf | auftritt\\w*(?! (?:\\w+ ){0,3}bestehen) | plays? | played | playing | perform\\w*',
    ),
    denies: words(
      'betroffen | absag\\w* | (?:sagt|sagen|sagte|sagten) (?:\\w+ ){0,10}ab(?= $) | ausgeladen\\w* | (?:ladt|laden|lud) (?:\\w+ ){0,8}aus(?= $) | disinvit\\w* | entfallen | entfallt | entfiel\\w* | abgesagt\\w* | abgebrochen\\w* | (?:fallt|fallen|fiel|fielen) (?:\\w+ ){0,8}aus | ausgefallen | cancel\\w* | miss(?:es|ed)?',
    ),
  },
  {
    name: 'continuing',
    says: words(
      'fortfuhr\\w* | fortgesetzt | fortsetz\\w* | weitermach\\w* | weitergefuhr\\w* | weitergeh\\w* | (?:geht|gehen|macht|machen|fuhrt|fuhren|fuhrte) (?:\\w+ ){0,8}weiter | weiterfuhr\\w* | continu\\w* | go(?:es)? on | carry on | carries on',
    ),
    denies: words('eingestellt | beendet | aufgegeben | end(?:s|ed)? | discontinu\\w*'),
  },
  {
    name: 'paying',
    says: words(
      'bezahl\\w* | zahlen | zahlt | zahlung\\w* | pay | pays | paid | paying | kostet | cost\\w*',
    ),
  },
  {
    name: 'refunding',
    says: words(
      'erstattet | erstatten | erstattung | ruckgabe | zuruckgeben | zuruckgenommen | refund\\w*',
    ),
  },
  { name: 'possible', says: words('moglich | possible') },
  {
    name: 'appealing',
    says: words('berufung | revision | appeal\\w*'),
    denies: words(
      '(?:nimmt|nehmen|nahm|nahmen) (?:\\w+ ){0,3}(?:urteil|strafe) (?:\\w+ ){0,2}an | (?:akzeptier\\w*|accept\\w*) (?:\\w+ ){0,4}(?:urteil|strafe|verdict|sentence|ruling)',
    ),
  },
  {
    name: 'planning',
    says: words('geplant\\w* | plant | planen | vorgesehen | plan(?:s|ned|ning)?'),
  },
  {
    name: 'valid',
    says: words('gultig\\w* | gultigkeit | valid'),
    denies: words(
      'ungultig\\w* | verfallen | verfallt | verliert | verlieren | void | invalid | expire\\w*',
    ),
  },
  {
    name: 'final',
    says: words(
      'rechtskraftig\\w* | legally binding | final judg\\w* | (?:ruling|verdict|judg\\w+|decision|sentence) (?:\\w+ ){0,4}final',
    ),
  },
  { name: 'expecting', says: words('erwartet\\w* | erwarten | gerechnet | expect\\w*') },
  { name: 'disappointing', says: words('enttausch\\w* | disappoint\\w*') },
  {
    name: 'joining',
    says: words('dabei(?= $) | mit von der partie | bestatigt | join\\w* | confirm\\w*'),
  },
  {
    name: 'coming',
    says: words('(?:kam|kommt|kommen|kamen) | auf die buhne | brought out | came | come'),
  },
  { name: 'involvement', says: words('ausverkauft\\w* | sold out') },
  {
    name: 'using',
    says: words(
      'einsatz | einsetz\\w* | eingesetzt\\w* | nutzung | nutzt | verwend\\w* | use | uses | using',
    ),
  },
  {
    name: 'searching',
    says: words('such(?:t|en|te|ten) | gesucht | seek\\w* | look(?:s|ed|ing)? for'),
  },
  { name: 'interest', says: words('interessier\\w* | interest\\w*') },
  {
    name: 'giving',
    says: words('bekommt | bekommen | erhalt | erhalten | get | gets | receiv\\w*'),
  },
  {
    name: 'wanting concerts',
    says: words('konzerte spielen | play live | play shows | live spielen'),
  },
]
