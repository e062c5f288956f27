import { german } from './lexicon/german.ts'
import { hasPlainHead, isSceneWord } from './lexicon/rules.ts'
import type { Word } from './words.ts'

/** A common noun follows these words, with or without an adjective; a name ("ein Wacken") does not. */
const INDEFINITE =
  /^(?:k?ein(?:e[nrms]?)?|(?:mein|dein|sein|ihr|unser|euer|eur)(?:e[nrms]?)?|dies(?:e[nrms]?)|jed(?:e[nrms]?)|welch(?:e[nrms]?)|etwas|viel|wenig|mehr)$/

const INFLECTED = /.{2}e[nrms]?$/

const isIndefinite = ({ before = '', beforeThat = '', beforeHasCapital }: Word): boolean =>
  INDEFINITE.test(before) ||
  (!beforeHasCapital && INFLECTED.test(before) && INDEFINITE.test(beforeThat))

const ARTICLE = /^(?:der|die|das|den|dem|des)$/

const PERSON =
  /(?:sanger|drummer|schlagzeuger|keyboarder|veranstalter|sprecher|grunder|manager|richter|musiker|techniker|geiger|trompeter|texter|songwriter|shouter|vokalist|gitarrist|bassist|pianist|cellist|organist|journalist|regisseur|produzent|dirigent|kurator|redakteur|komponist|anwalt|professor|autor|fotograf|zeichner|kunstler|trainer|leiter|fuhrer|vorsitzender?|frontmann|frontfrau|chef|witwe|witwer|tochter|sohn|bruder|schwester|kollege|mitglied|legende|boss)(?:s|in)?$/
const WORK =
  /(?:band|gruppe|duo|trio|quartett|quintett|sextett|formation|kombo|truppe|soloprojekt|projekt|label|plattenfirma|festival|album|platte|ep|single|lied|song|titel|stuck|club|verein|zeitschrift|magazin|podcast|studio|act|headliner|vorband|vorgruppe|halbballade|ballade|stadt)$/

/** "Album Nummer sechs", "Band Mitte 2027": these follow such a word and are no names. */
const COUNTED = /^(?:nummer|nr|teil|folge|ausgabe|anfang|mitte|ende|namens)$/

/** "Sänger Schneider", "die Band Sturm": the noun after such a word is a name. */
export const isNamed = ({ folded, before = '', beforeHasCapital }: Word): boolean =>
  beforeHasCapital &&
  !COUNTED.test(folded) &&
  (PERSON.test(before) || (WORK.test(before) && !isSceneWord(folded)))

/** Compounds with these last parts are mostly names of places, bands and people: "Turbinenhalle", "Drachenfels". */
const NAMELIKE =
  /^(?:manns?|steins?|bergs?|burg|bachs?|dorf|felds?|hofs?|haus|halle|keller|fabrik|werks?|muhle|schmiede|scheune|kirche|kapelle|saal|zeche|bunker|turm|tor|garten|park|wald|fels|grund|see|hutte|schloss|gasse|hausen)$/

const PREPOSITION =
  /^(?:ohne|nach|auf|in|aus|unter|an|zu|trotz|wegen|per|pro|als|statt|laut|seit|bis|ab|um|wie|hinter|zwischen|gemass|dank)$/
const CONTRACTION = /^(?:am|ans|aufs|beim|durchs|furs|im|ins|ums|vom|vorm|zum|zur|ubers)$/
/** Before these words, a noun of the dictionary without an article can be a band as well: "auch Sturm". */
const BEFORE_BANDS =
  /^(?:auch|noch|sind|waren|neben|bei|von|mit|namens|und|sowie|spiel(?:en|ten)|folg(?:en|ten)|komm(?:en|t)|eroffne(?:n|t|ten|te)|heiss(?:en|t))$/
/** Towns that are German or foreign nouns. */
const TOWNS =
  /^(?:bergen|essen|hof|halle|siegen|singen|giessen|baden|weiden|porto|tours|lund|lage|buchen|hagen|linden|minden|wesel|kempten|verden)$/
const QUANTITY =
  /^(?:\d+|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|beide[nr]?|alle[nrms]?|manche[nrms]?|einige[nrms]?|mehrere[nr]?|viele[nr]?|wenige[nr]?|solche[nrms]?|paar|deren|dessen|zahlreiche[nr]?)$/
const AND = /^(?:und|oder|sowie)$/

const allowsNoun = (before: string): boolean =>
  ARTICLE.test(before) ||
  INDEFINITE.test(before) ||
  CONTRACTION.test(before) ||
  PREPOSITION.test(before) ||
  QUANTITY.test(before) ||
  (INFLECTED.test(before) && german().isAdjective(before))

const isTown = ({ folded, before = '' }: Word): boolean =>
  /^(?:in|nach|aus|bei|von|und)$/.test(before) && TOWNS.test(folded)

const isGenitiveName = ({ before = '', beforeHasCapital }: Word): boolean =>
  beforeHasCapital && before.endsWith('s')

/** Whether the word before allows a common noun; "auch Drachenfels" and "und Eisregen" look like names. */
const isInNounPhrase = (word: Word): boolean => {
  const { before = '', beforeThat = '' } = word
  return (
    allowsNoun(before) ||
    isGenitiveName(word) ||
    (AND.test(before) && german().isListedNoun(beforeThat) && german().needsNoArticle(beforeThat))
  )
}

/** Names of bands are shorter than "Verstärkertürme". */
const MIN_LONG = 14

const isLong = ({ folded, before = '' }: Word): boolean =>
  folded.length >= MIN_LONG && (before === 'mit' || !BEFORE_BANDS.test(before))

const isOrdinaryCompound = (word: Word): boolean => {
  const { folded } = word
  const head = german().headOf(folded)
  if (head === undefined) return false
  if (NAMELIKE.test(head)) return false
  return [
    german().needsNoArticle(folded),
    hasPlainHead(folded),
    isLong(word),
    isInNounPhrase(word),
  ].some(Boolean)
}

/** Whether a capitalised word is German vocabulary and no name that a source must state. */
export const isOrdinary = (word: Word): boolean => {
  if (isNamed(word) || isTown(word)) return false
  const { folded, isFirst } = word
  return (
    isIndefinite(word) ||
    (isFirst && german().isOtherWord(folded)) ||
    german().isAdjective(folded) ||
    german().isListedNoun(folded) ||
    isOrdinaryCompound(word)
  )
}
