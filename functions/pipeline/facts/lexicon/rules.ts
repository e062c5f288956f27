import { ADVERBS } from './adverbs.ts'
import { SCENE_WORDS } from './scene-words.ts'

/** Folded words; what the rules derive from others is in none of the lists. */
export interface Lexicon {
  readonly nouns: ReadonlySet<string>
  /** Nouns of the 10,000 most frequent words. */
  readonly frequentNouns: ReadonlySet<string>
  /** Infinitives. */
  readonly verbs: ReadonlySet<string>
  /** Adjectives, and participles of irregular verbs. */
  readonly adjectives: ReadonlySet<string>
  /** Adverbs, pronouns and irregular forms of verbs, of the 10,000 most frequent words. */
  readonly others: ReadonlySet<string>
}

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

/** A noun that its ending, "-ung" or "-keit", shows to be one. */
export const isDerivedNoun = (word: string): boolean => DERIVED.test(word)

export const isSceneWord = (word: string): boolean =>
  stemsOf(word, NOUN_ENDINGS).some((stem) => SCENE_WORDS.has(stem))

/** Endings of nouns without a plural or of persons; names have some of them, so the word must be German. */
const UNCOUNTED =
  /.{3}(?:ik|ion|ionen|enz|anz|ment|mente|tum|nis|nisse[ns]?|ei|erei|ereien|ling|age|ur|er|ern|in|innen|ist|or|oren)$/

/** Last parts of compounds that bands do not choose: "Brustkrebs", "Fanartikel". */
const PLAIN_HEAD =
  /(?:krebs|fieber|infarkt|artikel|verkauf|preis|geld|konto|plan|amt|recht|gesetz|antrag|verfahren|prozess|urteil|kosten|gebuhr|steuer|vertrag|mitglied|besucher|gast|kunde|karte|ticket|nummer|zahl|quote|menge|anteil|summe|betrag|termin|woche|monat|jahr|stunde|minute|arzt|klinik|polizei|schule|lehrer|kurs|foto|bild|film|video|buch|heft|markt|handel|firma|verein|verband|bereich|team|technik|problem|frage|grund|ergebnis|erfolg|rekord|debut|chef|szene|abend|nachmittag|morgen|wochenende|saison|pause|reise|fahrt|bus|wagen|auto|unfall|schaden|dieb|tat|tater|zeuge|opfer|verdacht|vorwurf)(?:e[nrs]?|n|s|es)?$/

export const hasPlainHead = (word: string): boolean => PLAIN_HEAD.test(word)

const PREFIX =
  /^(?:zuruck|zusammen|weiter|wieder|(?:he|hi)(?:r|n)(?:aus|an|um|zu|vor|unter|ein|auf|uber|ab|bei)|voran|voraus|vorbei|auseinander|durcheinander|entgegen|gegen|dar?(?:an|auf|zu|von|zwischen)|hoch|nieder|klein|tot|leer|gut|schwarz|dran|rein|raus|rum|ran|runter|durch|unter|uber|wider|hinter|miss|fort|fest|frei|nach|aus|auf|ein|her|hin|los|mit|vor|weg|ver|zer|ent|er|be|ge|ab|an|um|zu|da|bei)(?=.{3})/

/** The word with one or two prefixes less. */
const withoutPrefixes = (word: string): string[] => {
  const once = word.replace(PREFIX, '')
  return [...new Set([word, once, once.replace(PREFIX, '')])]
}

/** "Beschrieben", "verkauft": participles without "ge". */
const UNSEPARATED =
  /^((?:be|ver|zer|ent|er|ge|emp|miss|uber|unter|durch|wider|hinter|voll).{3,}?)(?:e?t|en)$/

const ADJECTIVE_ENDING = /(?:e[nrms]?)$/
const COMPARISON = /(?:er|e?st)?(?:e[nrms]?)?$/
const IRREGULAR =
  /^(?:grosst|hochst|nachst|best|meist|letzt|wenigst|erst|naher|hoher)(?:e[nrms]?)?$/
const OF_NOUN =
  /(?:lich|isch|haft|sam|bar|los|ig|iv|ell|massig|weise|artig|fahig|frei|voll|reich|wert)$/

const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']
const MIN_PART = 3

/** What German words the lists and the rules of German know. */
export class GermanRules {
  readonly #words: Lexicon

  constructor(words: Lexicon) {
    this.#words = words
  }

  /** "Schreiben", "zusammenschreiben". */
  readonly isInfinitive = (word: string): boolean =>
    withoutPrefixes(word).some((base) => this.#words.verbs.has(base))

  readonly #isVerbStem = (stem: string): boolean =>
    ['en', 'n'].some((ending) => this.isInfinitive(stem + ending)) ||
    // "Trommler" of "trommeln".
    (/[lr]$/.test(stem) && this.isInfinitive(stem.replace(/([lr])$/, 'e$1n')))

  /** "Geplant", "abgemischt", "verloren", "notiert", "singend". */
  readonly #isParticiple = (word: string): boolean =>
    (word.endsWith('nd') && this.isInfinitive(word.slice(0, -1))) ||
    [/(?:^|.{2})ge(.{3,}?)(?:e?t|en)$/, UNSEPARATED, /^(.*ier)t$/].some((pattern) =>
      this.#isVerbStem(pattern.exec(word)?.[1] ?? '#'),
    ) ||
    [...word.matchAll(/ge/g)].some(({ index }) => this.#words.adjectives.has(word.slice(index)))

  /** "Spielt", "spielten", "begeistert": a form of a regular verb. */
  readonly isVerbForm = (word: string): boolean =>
    this.isInfinitive(word) ||
    stemsOf(word, ['e', 'st', 't', 'et', 'te', 'ten', 'test', 'tet', 'ete', 'eten']).some(
      this.#isVerbStem,
    )

  /** "Verstärker", "Veranstalterin": a noun made of a verb. */
  readonly isAgentNoun = (word: string): boolean => {
    const [, stem] = /^(.{3,})er(?:n|s|in|innen)?$/.exec(word) ?? []
    return stem !== undefined && this.#isVerbStem(stem)
  }

  readonly #isBaseNoun = (word: string): boolean =>
    isSceneWord(word) ||
    stemsOf(word, NOUN_ENDINGS).some(
      (stem) => this.#words.nouns.has(stem) || this.#words.frequentNouns.has(stem),
    )

  /** A noun of the dictionary or of the scene, in any inflection. */
  readonly isListedNoun = (word: string): boolean =>
    this.#isBaseNoun(word) ||
    isDerivedNoun(word) ||
    this.isAgentNoun(word) ||
    (word.endsWith('ns') && this.isInfinitive(word.slice(0, -1)))

  readonly #isOfNoun = (word: string): boolean => {
    const [stem = ''] = stemsOf(word, [OF_NOUN.exec(word)?.[0] ?? '#'])
    const isNoun = ['', 'e', 'ie', 'ik', 'er'].some((end) => this.#isBaseNoun(stem + end))
    return stem !== '' && (isNoun || this.#isVerbStem(stem))
  }

  readonly #isAdjectiveStem = (stem: string): boolean =>
    stem.length >= MIN_STEM &&
    (this.#words.adjectives.has(stem) ||
      this.#words.adjectives.has(stem.replace(/^un/, '')) ||
      this.#isOfNoun(stem.replace(/^un/, '')) ||
      this.#isParticiple(stem.replace(/^un/, '')))

  /** An adjective or participle in any form, also as a noun: "Neues", "Verantwortliche". */
  readonly isAdjective = (word: string): boolean =>
    IRREGULAR.test(word) ||
    [
      word,
      word.replace(ADJECTIVE_ENDING, ''),
      word.replace(COMPARISON, ''),
      // "Teurer", "dunkle": these lose an "e".
      word.replace(COMPARISON, '').replace(/([lr])$/, 'e$1'),
      word.replace(ADJECTIVE_ENDING, '').replace(/([lr])$/, 'e$1'),
    ].some(this.#isAdjectiveStem)

  readonly isFrequentNoun = (word: string): boolean =>
    stemsOf(word, NOUN_ENDINGS).some((stem) => this.#words.frequentNouns.has(stem))

  /** Nouns that occur without an article: "Grund", "Kritik". */
  readonly needsNoArticle = (word: string): boolean =>
    UNCOUNTED.test(word) || this.isFrequentNoun(word)

  /** A word that is capitalised only because it begins a sentence. */
  readonly isOtherWord = (word: string): boolean =>
    ADVERBS.has(word) ||
    this.#words.others.has(word) ||
    this.isVerbForm(word) ||
    this.isAdjective(word)

  readonly #isFirstPart = (part: string): boolean =>
    stemsOf(part, LINKS).some(this.isListedNoun) ||
    this.isListedNoun(`${part}e`) ||
    this.isAdjective(part) ||
    this.#isVerbStem(part) ||
    this.#words.others.has(part)

  /** The last part of a compound of German words; undefined when the word is none. */
  readonly headOf = (word: string, depth = 1): string | undefined => {
    for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
      const [first, head] = [word.slice(0, at), word.slice(at)]
      if (!this.isListedNoun(head)) continue
      const isCompound = (part: string) => this.headOf(part, depth - 1) !== undefined
      if (this.#isFirstPart(first) || (depth > 0 && [first, `${first}e`].some(isCompound)))
        return head
    }
    return undefined
  }
}
