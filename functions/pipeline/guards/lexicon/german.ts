import { ADVERBS } from '../word-lists/adverbs.ts'
import { GERMAN_WORDS } from './german-words.ts'
import { unpackLists } from './packed-words.ts'
import { SCENE_WORDS } from './scene-words.ts'

interface Lexicon {
  readonly nouns: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  readonly adjectives: ReadonlySet<string>
  /** Nouns of the 10,000 most frequent words. */
  readonly frequentNouns: ReadonlySet<string>
  /** The other ones of them: adverbs, pronouns, forms of verbs and adjectives. */
  readonly frequentWords: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

const load = (): Lexicon => {
  const [nouns, verbs, adjectives, frequentNouns, frequentWords] = unpackLists(GERMAN_WORDS)
  return {
    nouns: nouns ?? NONE,
    verbs: verbs ?? NONE,
    adjectives: adjectives ?? NONE,
    frequentNouns: frequentNouns ?? NONE,
    frequentWords: frequentWords ?? NONE,
  }
}

let loaded: Lexicon | undefined

/** Unpacking takes 50 ms of CPU, so it waits for the first draft. */
const lexicon = (): Lexicon => (loaded ??= load())

const MIN_STEM = 3

const stemsOf = (word: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) => {
    const stem = word.slice(0, word.length - ending.length)
    return word.endsWith(ending) && stem.length >= MIN_STEM ? [stem] : []
  })

const NOUN_ENDINGS = ['', 's', 'es', 'n', 'en', 'e', 'in', 'innen']

/** Endings that make nouns of verbs, adjectives and other nouns. */
const DERIVED =
  /.{4}(?:ung(?:en)?|heite?n?|keite?n?|schaft(?:en)?|tat|taten|ierungen?|ismus|olog(?:ie|in|innen|en?)|isten|istin(?:nen)?|erin(?:nen)?|itis|iose)$/

export const isSceneWord = (word: string): boolean =>
  stemsOf(word, NOUN_ENDINGS).some((stem) => SCENE_WORDS.has(stem))

/** Whether a folded word is a noun of the dictionary or of the scene, in any inflection. */
export const isListedNoun = (word: string): boolean =>
  isSceneWord(word) || stemsOf(word, NOUN_ENDINGS).some((stem) => lexicon().nouns.has(stem))

/** Endings of nouns without a plural or of persons; names have some of them, so the word must be German. */
const UNCOUNTED =
  /.{3}(?:ik|ion|ionen|enz|anz|ment|mente|tum|nis|nisse[ns]?|ei|erei|ereien|ling|age|ur|er|ern|in|innen|ist|or|oren)$/

export const isFrequentNoun = (word: string): boolean =>
  stemsOf(word, NOUN_ENDINGS).some((stem) => lexicon().frequentNouns.has(stem))

/** "Verstärker", "Veranstalterin": a noun made of a verb. */
export const isAgentNoun = (word: string): boolean => {
  const [, stem] = /^(.{3,})er(?:n|s|in|innen)?$/.exec(word) ?? []
  if (stem === undefined) return false
  // "Trommler" of "trommeln".
  return lexicon().verbs.has(`${stem}en`) || lexicon().verbs.has(stem.replace(/([lr])$/, 'e$1n'))
}

/** Last parts of compounds that bands do not choose: "Brustkrebs", "Fanartikel". */
const PLAIN_HEAD =
  /(?:krebs|fieber|infarkt|artikel|verkauf|preis|geld|konto|plan|amt|recht|gesetz|antrag|verfahren|prozess|urteil|kosten|gebuhr|steuer|vertrag|mitglied|besucher|gast|kunde|karte|ticket|nummer|zahl|quote|menge|anteil|summe|betrag|termin|woche|monat|jahr|stunde|minute|arzt|klinik|polizei|schule|lehrer|kurs|foto|bild|film|video|buch|heft|markt|handel|firma|verein|verband|bereich|team|technik|problem|frage|grund|ergebnis|erfolg|rekord|debut|chef|szene|abend|nachmittag|morgen|wochenende|saison|pause|reise|fahrt|bus|wagen|auto|unfall|schaden|dieb|tat|tater|zeuge|opfer|verdacht|vorwurf)(?:e[nrs]?|n|s|es)?$/

export const hasPlainHead = (word: string): boolean => PLAIN_HEAD.test(word)

/** Nouns that occur without an article: "Grund", "Kritik", "Schreiben". */
export const needsNoArticle = (word: string): boolean =>
  DERIVED.test(word) ||
  isSceneWord(word) ||
  UNCOUNTED.test(word) ||
  lexicon().verbs.has(word) ||
  isFrequentNoun(word)

/** A noun that its ending, "-ung" or "-keit", shows to be one. */
export const isDerivedNoun = (word: string): boolean => DERIVED.test(word)

const ADJECTIVE_ENDING = /(?:e[nrms]?)$/
const COMPARISON = /(?:er|e?st)?(?:e[nrms]?)?$/

const IRREGULAR =
  /^(?:grosst|hochst|nachst|best|meist|letzt|wenigst|erst|naher|hoher)(?:e[nrms]?)?$/

/** An adjective or participle in any form, also as a noun: "Neues", "Verantwortliche". */
export const isAdjective = (word: string): boolean =>
  IRREGULAR.test(word) ||
  [
    word,
    word.replace(ADJECTIVE_ENDING, ''),
    word.replace(COMPARISON, ''),
    // "Teurer", "dunkle": these lose an "e".
    word.replace(COMPARISON, '').replace(/([lr])$/, 'e$1'),
    word.replace(ADJECTIVE_ENDING, '').replace(/([lr])$/, 'e$1'),
  ].some(
    (stem) =>
      stem.length >= MIN_STEM &&
      (lexicon().adjectives.has(stem) || (stem !== word && lexicon().verbs.has(stem))),
  )

/** An adjective or participle before a noun, and no finite verb: "geplanten", but not "spielten". */
export const isAttributive = (word: string): boolean =>
  isAdjective(word) &&
  (!lexicon().verbs.has(word) || lexicon().adjectives.has(word.replace(ADJECTIVE_ENDING, '')))

const ADVERB =
  /.{3}(?:lich|isch|weise|massig|haft|sam|bar|los|iert|mals|warts|seits|erdings|bedingt|gemass|halber|artig|fahig|pflichtig)(?:e[nrms]?)?$/

/** "Abgemischt", "nachgebessert". */
const SEPARABLE =
  /^(?:ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|weiter|wieder|zu|zuruck|zusammen|heraus|hinaus|heran|herum|hinzu|voran|voraus|vorbei|hervor)(?=ge)/

/** A word that is capitalised only because it begins a sentence. */
export const isOtherWord = (word: string): boolean =>
  ADVERBS.has(word) ||
  lexicon().frequentWords.has(word) ||
  lexicon().verbs.has(word) ||
  lexicon().verbs.has(word.replace(SEPARABLE, '')) ||
  isAdjective(word) ||
  ADVERB.test(word)

const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']
const MIN_PART = 3
const MIN_FIRST = 2
const PREFIXES: ReadonlySet<string> = new Set(['ur', 'ex', 'co'])

type IsKnown = (word: string) => boolean

const isFirstPart = (part: string, isKnown: IsKnown): boolean =>
  stemsOf(part, LINKS).some((stem) => isListedNoun(stem) || isKnown(stem)) ||
  isListedNoun(`${part}e`) ||
  isAdjective(part) ||
  PREFIXES.has(part) ||
  ADVERBS.has(part) ||
  lexicon().verbs.has(`${part}en`) ||
  lexicon().frequentWords.has(part)

/** The last part of a compound of German words; undefined when the word is none. */
export const headOf = (word: string, isKnown: IsKnown, depth = 1): string | undefined => {
  for (let at = MIN_FIRST; at <= word.length - MIN_PART; at++) {
    const [first, head] = [word.slice(0, at), word.slice(at)]
    if (first.length < MIN_PART && !PREFIXES.has(first)) continue
    if (!isListedNoun(head)) continue
    const isCompound = (part: string) => headOf(part, isKnown, depth - 1) !== undefined
    if (isFirstPart(first, isKnown) || (depth > 0 && [first, `${first}e`].some(isCompound)))
      return head
  }
  return undefined
}
