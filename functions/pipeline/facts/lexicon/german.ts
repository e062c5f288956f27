import { GERMAN_WORDS } from './german-words.ts'
import { unpackLists } from './packed-words.ts'
import { GermanRules } from './rules.ts'

const NONE: ReadonlySet<string> = new Set()

const load = () => {
  const [nouns = NONE, frequentNouns = NONE, verbs = NONE, adjectives = NONE, others = NONE] =
    unpackLists(GERMAN_WORDS)
  return new GermanRules({ nouns, frequentNouns, verbs, adjectives, others })
}

let loaded: ReturnType<typeof load> | undefined

/** The rules of German with the packed words; unpacking takes CPU, so it waits for the first draft. */
export const german = () => (loaded ??= load())
