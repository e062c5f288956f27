import { createHash } from 'node:crypto'
import { MAX_RATING, type ArticleCategory } from '#shared/domain/news.ts'
import type { Draft, DraftSentence } from '#functions/pipeline/drafts/index.ts'
import type { EvidenceItem } from './evidence.ts'
import { readFacts, type Facts, type Slots } from './facts.ts'
import type { Rating } from './figures.ts'
import { citedItems, type Fact } from './fact.ts'
import { CREDITS, PHRASES, type Group } from './phrases.ts'
import { chooseTopic, type Topic } from './topic.ts'

const MAX_TITLE_LENGTH = 120
const MAX_CITED = 8

/** `{cities}` is a fact; `{cities?ist|sind}` is the word for one of them or for several. */
const GAP = /\{(\w+)(?:\?([^|{}]*)\|([^|{}]*))?\}/g

const gapsOf = (phrase: string): readonly string[] => [
  ...new Set([...phrase.matchAll(GAP)].flatMap(([, name]) => name ?? [])),
]

const wordFor = (fact: Fact | undefined, one: string | undefined, several: string): string => {
  if (one === undefined) return fact?.value ?? ''
  return (fact?.count ?? 1) === 1 ? one : several
}

const canFill = (phrase: string, slots: Slots): boolean =>
  gapsOf(phrase).every((name) => slots[name] !== undefined)

const fill = (phrase: string, slots: Slots): DraftSentence => {
  const facts = gapsOf(phrase).flatMap((name) => slots[name] ?? [])
  return {
    text: phrase.replace(GAP, (_, name: string, one: string | undefined, several: string) =>
      wordFor(slots[name], one, several),
    ),
    sources: citedItems(facts).slice(0, MAX_CITED),
  }
}

/** A number below `count` that depends on the seed only. */
const choose = (seed: string, count: number): number =>
  createHash('sha256').update(seed).digest().readUInt32BE(0) % count

const sentenceFrom = (group: Group, slots: Slots, seed: string): DraftSentence | undefined => {
  const fillable = group.filter((phrase) => canFill(phrase, slots))
  const maxGaps = Math.max(...fillable.map((phrase) => gapsOf(phrase).length))
  const best = fillable.filter((phrase) => gapsOf(phrase).length === maxGaps)
  const phrase = best[choose(seed + group.join(), best.length)]
  return phrase === undefined ? undefined : fill(phrase, slots)
}

const headlineOf = (topic: Topic, slots: Slots, seed: string): string => {
  const { headlines } = PHRASES[topic]
  const titles = [...headlines, ...PHRASES.other.headlines]
    .filter((phrase) => canFill(phrase, slots))
    .map((phrase) => fill(phrase, slots).text)
    .filter((title) => title.length <= MAX_TITLE_LENGTH)
  return titles[choose(seed, Math.min(2, titles.length))] ?? 'Neues aus der Szene'
}

const paragraphsOf = (topic: Topic, slots: Slots, seed: string) =>
  [...PHRASES[topic].body, [CREDITS]]
    .map((groups) => groups.flatMap((group) => sentenceFrom(group, slots, seed) ?? []))
    .filter((sentences) => sentences.length > 0)

const CATEGORIES: Readonly<Partial<Record<Topic, ArticleCategory>>> = {
  review: 'review',
  interview: 'interview',
  festival: 'festival',
}

const scaled = ({ value, of }: Rating): number => Math.round((value / of) * MAX_RATING * 2) / 2

const tagsOf = (topic: Topic, { genres, slots }: Facts): string[] =>
  [...genres.slice(0, 2), TAGS[topic], slots['festival']?.value]
    .filter((tag) => tag !== undefined)
    .filter((tag) => tag.length <= 40)

const TAGS: Readonly<Record<Topic, string>> = {
  album: 'Neues Album',
  single: 'Neuer Song',
  reissue: 'Neuauflage',
  studio: 'Studio',
  tour: 'Tour',
  festival: 'Festival',
  cancelled: 'Absage',
  postponed: 'Verlegung',
  lineup: 'Besetzung',
  signing: 'Label',
  review: 'Kritik',
  interview: 'Interview',
  other: 'Szene',
}

/** Writes an article that states only facts of the items. Deterministic. */
export const writeDraft = (items: readonly EvidenceItem[]): Draft => {
  const topic = chooseTopic(items)
  const facts = readFacts(items)
  const { slots } = facts
  const seed = items[0]?.title ?? ''
  const excerpt =
    sentenceFrom(PHRASES[topic].leads, slots, seed) ??
    sentenceFrom(PHRASES.other.leads, slots, seed)
  return {
    title: headlineOf(topic, slots, seed),
    excerpt: excerpt ?? { text: 'Es gibt Neues.', sources: [0] },
    paragraphs: paragraphsOf(topic, slots, seed),
    category: CATEGORIES[topic] ?? 'news',
    rating: topic === 'review' && facts.rating ? scaled(facts.rating) : null,
    tags: tagsOf(topic, facts),
    bands: facts.bands.slice(0, 10),
  }
}
