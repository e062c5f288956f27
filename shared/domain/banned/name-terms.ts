/** Sources of regular expressions for the letters directly before and after a term. */
export interface Exceptions {
  readonly before?: string
  readonly after?: string
}

/** A term as it is written in names: lower case, nothing between words. */
export interface NameTerm {
  readonly compact: string
  readonly term: string
  readonly list: 'nsbm' | '86a'
  /** Innocent as a part of another word: it counts as the whole name only. */
  readonly isWhole?: true
  /** What makes it another word when it is joined to it. */
  readonly never?: Exceptions
  /** Unmistakable enough to count inside a word as well, except beside these. */
  readonly inside?: Exceptions
}

/** Heilbronn, Heilmann, Heiland, heilig, Heilung, heilsam, Heilsarmee, heilen … */
const HEIL_WORDS =
  '(?:man|bron|brun|and|ig|ung|sam|bar|prak|kund|kraut|kraeut|krau|quel|bad|s(?:arm|bring|lehr|plan|weg)|t[0-9]*$|e[nrs]?[0-9]*$|end)'

export const NAME_TERMS: readonly NameTerm[] = [
  // "Jens BM", "Robins BM", "Designs BM": no word of English or German ends in one of these letters and "ns"
  {
    compact: 'nsbm',
    term: 'NSBM',
    list: 'nsbm',
    inside: { before: '[^bcdfkpstvxz]', after: '[a-z]' },
  },
  { compact: 'ns8m', term: 'NSBM', list: 'nsbm' },
  { compact: 'm8l8th', term: 'M8L8TH', list: 'nsbm' },
  { compact: 'nsblackmetal', term: 'NS Black Metal', list: 'nsbm' },
  { compact: 'naziblackmetal', term: 'Neo Nazi Metal', list: 'nsbm' },
  { compact: 'nazimetal', term: 'Neo Nazi Metal', list: 'nsbm' },
  { compact: 'whitepower', term: 'White Power', list: 'nsbm' },
  { compact: 'volkischermetal', term: 'Völkischer Metal', list: 'nsbm' },
  { compact: 'voelkischermetal', term: 'Völkischer Metal', list: 'nsbm' },
  { compact: 'aryanmetal', term: 'Aryan Metal', list: 'nsbm' },
  { compact: 'rahowa', term: 'RAHOWA', list: 'nsbm' },
  { compact: 'rockagainstcommunism', term: 'Rock Against Communism', list: 'nsbm', inside: {} },
  { compact: 'rac', term: 'RAC', list: 'nsbm', isWhole: true },
  { compact: 'siegheil', term: 'Sieg Heil', list: '86a', never: { after: HEIL_WORDS }, inside: {} },
  { compact: 'heilhitler', term: 'Heil Hitler', list: '86a', inside: {} },
  { compact: 'adolfhitler', term: 'Hitler', list: '86a', inside: {} },
  // The names Whitler, Schittler, Chitlernik
  { compact: 'hitler', term: 'Hitler', list: '86a', inside: { before: '[cstw]' } },
  { compact: 'meineehreheisttreue', term: 'Meine Ehre heißt Treue', list: '86a', inside: {} },
  { compact: 'blutundehre', term: 'Blut und Ehre', list: '86a' },
  { compact: 'deutschlanderwache', term: 'Deutschland erwache', list: '86a' },
  { compact: 'allesfurdeutschland', term: 'Alles für Deutschland', list: '86a' },
  { compact: 'allesfuerdeutschland', term: 'Alles für Deutschland', list: '86a' },
  { compact: 'combat18', term: 'Combat 18', list: '86a' },
  {
    compact: '1488',
    term: '1488',
    list: '86a',
    never: { before: '[0-9](?<!88)', after: '(?!88)[0-9]' },
  },
]

const FIRST_NAMES =
  'tobi|basti|michi|olli|rudi|uli|andi|manni|berni|willi|uwe|udo|otto|heiko|ingo|bruno|kalle|ole|malte|arne|helge|horst|sven|jan|jens|lars|tom|max|finn|olaf|ralf|rolf|frank|dirk|klaus|karl|kurt|ernst|wolf|peter|stefan|thomas|markus|daniel|dennis|david|patrick|nick|mike|maik|marcel|ronny|danny|enrico|torsten|thorsten|gerd|bernd|heinz|fritz|adolf|odin|wotan|thor|loki'

const PLACES =
  'german|germany|germania|deutsch|deutscher|deutschland|teuton|teutonen|teutonic|aryan|arier|nordic|sachsen|thueringen|berlin|dresden|leipzig|polish|polska|russian|ukrainian|french|finnish'

/** Words that are written directly before or after a term in names. */
export const BESIDE = `(?:x+|der|die|das|the|true|dark|black|pure|real|ich|i|we|love|lover|pro|anti|fuck|mr|herr|lord|king|fan|fans|boy|girl|ler|er|band|metal|metaler|rocks|de|at|official|forever|war|skin|jugend|junge|krieger|warrior|front|kult|cult|ultra|${FIRST_NAMES}|${PLACES})`
