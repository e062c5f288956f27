import { BAND_GENRES } from '#shared/domain/bands.ts'
import { findBannedName, findBannedTerm } from '#shared/domain/nsbm.ts'
import type { BandFact } from '../items/band.items.ts'
import type { BandMentionItem } from './mention.items.ts'
import { containsName } from './name-in-text.ts'

/** What a draft of an unknown band consists of: nothing that no article says. */
export interface BandDraft {
  readonly name: string
  /** Only when a cited sentence contains it. */
  readonly genre: string | undefined
  readonly facts: readonly BandFact[]
  readonly articles: number
  readonly sources: number
}

const MIN_ARTICLES = 3
const MIN_SOURCES = 2
const MAX_FACTS = 12

const byLength = (one: string, other: string): number => other.length - one.length

/** The longest first, so that 'Melodic Death Metal' is not taken for 'Death Metal'. */
const GENRES = BAND_GENRES.filter((genre) => genre !== 'Andere').toSorted(byLength)

const genreOf = (facts: readonly BandFact[]): string | undefined =>
  GENRES.find((genre) => facts.some(({ text }) => containsName(text, genre)))

const mostFrequent = (names: readonly string[]): string => {
  const count = (name: string): number => names.filter((other) => other === name).length
  return [...names].toSorted((one, other) => count(other) - count(one))[0] ?? ''
}

const unique = (facts: readonly BandFact[]): BandFact[] => [
  ...new Map(facts.map((fact) => [fact.text, fact])).values(),
]

/** Undefined while too few articles or sources name the band, and for names that the guard refuses. */
export const draftFromMentions = (mentions: readonly BandMentionItem[]): BandDraft | undefined => {
  const sources = new Set(mentions.flatMap((mention) => mention.sources))
  const facts = unique(mentions.flatMap((mention) => mention.facts)).slice(0, MAX_FACTS)
  if (mentions.length < MIN_ARTICLES || sources.size < MIN_SOURCES || facts.length === 0)
    return undefined
  const name = mostFrequent(mentions.map((mention) => mention.name))
  if ((findBannedName(name) ?? findBannedTerm(facts.map(({ text }) => text).join('\n'))) !== null)
    return undefined
  return { name, genre: genreOf(facts), facts, articles: mentions.length, sources: sources.size }
}
